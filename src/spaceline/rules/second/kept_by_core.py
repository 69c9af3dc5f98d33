"""Rules of Second Edition that the core keeps for every edition: by clause, who in the core does.

The core speaks of no edition, so what it does for a clause is cited here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spaceline.core import actions, modifiers, windows

KEPT_BY_CORE: Mapping[str, tuple[Callable[..., object], ...]] = {
    "2E-actions/3": (windows.respond, windows.take_response),
    "2E-actions/6": (windows.take_response,),
    "2E-actions/7": (windows.find_responder,),
    "2E-actions/8": (actions.pay_costs,),
    "2E-actions-effects/3": (modifiers.choose_text,),
}
"""Each function does what its clause says, whatever the edition."""
