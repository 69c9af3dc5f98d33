"""The reference of the routes, drawn from the OpenAPI document by ourselves: nothing is fetched from anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

from spaceline.server.pages.document import element, page, style

Document = Mapping[str, Any]
COMPONENT = "#/components/schemas/"


@get("/page.css", include_in_schema=False, sync_to_thread=False)
def show_style() -> Response[bytes]:
    """The style of the pages."""
    return Response(style(), media_type="text/css; charset=utf-8", headers={"Cache-Control": "no-cache"})


class Reference(OpenAPIRenderPlugin):
    """Draws the page at ``/docs``."""

    def __init__(self) -> None:
        """Stand at the root of the documentation."""
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return reference(openapi_schema)

    def receive_router(self, router: Router) -> None:
        """Serve the style beside it."""
        router.register(show_style)


def reference(document: Document) -> bytes:
    """The page of an OpenAPI document."""
    info = document["info"]
    groups: dict[str, list[str]] = {}
    for path, item in document["paths"].items():
        for method, operation in item.items():
            group = next(iter(operation.get("tags", ())), "other")
            groups.setdefault(group, []).append(drawn_operation(path, method, operation))
    parts = [element("p", escape(info.get("description", ""))), element("p", link("/docs/openapi.json"))]
    for group, operations in groups.items():
        parts += [element("h2", escape(group)), *operations]
    parts.append(element("h2", "Records"))
    schemas = document.get("components", {}).get("schemas", {})
    parts += [drawn_record(name, schema) for name, schema in sorted(schemas.items())]
    return page(f"{info['title']} {info['version']}", *parts)


def drawn_operation(path: str, method: str, operation: Document) -> str:
    """What can be asked at an address."""
    head = element("span", escape(method.upper()), **{"class": "method"}) + element("code", escape(path))
    rows = [("takes", shape) for shape in shapes(operation.get("requestBody", {}))]
    rows += [(it["name"], shape_of(it.get("schema", {}))) for it in operation.get("parameters", ())]
    for status, response in operation.get("responses", {}).items():
        rows += [(status, shape) for shape in shapes(response)] or [(status, "")]
    told = (operation.get("summary", ""), operation.get("description", ""))
    return element("section", element("h3", head), *(element("p", escape(it)) for it in told if it), table(rows))


def drawn_record(name: str, schema: Document) -> str:
    """The fields of a record."""
    needed = schema.get("required", ())
    rows = [
        (field if field in needed else f"{field}?", shape_of(it)) for field, it in schema.get("properties", {}).items()
    ]
    about = element("p", escape(schema["description"])) if schema.get("description") else ""
    return element("section", element("h3", escape(name)), about, table(rows), id=name)


def table(rows: list[tuple[str, str]]) -> str:
    """Names with what they stand for; the latter is HTML already."""
    return element("table", *(element("tr", element("th", escape(name)), element("td", it)) for name, it in rows))


def shapes(holder: Document) -> Iterator[str]:
    """What a body can be."""
    for content in holder.get("content", {}).values():
        yield shape_of(content.get("schema", {}))


def shape_of(schema: Document) -> str:
    """A schema in a few words, with a link where it is a record."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(COMPONENT)
        return element("a", escape(name), href=f"#{name}")
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(shape_of(it) for it in schema[several])
    if schema.get("type") == "array":
        return f"list of {shape_of(schema.get('items', {}))}"
    kind = schema.get("type", "")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


def link(address: str) -> str:
    """A link that shows its address."""
    return element("a", escape(address), href=address)
