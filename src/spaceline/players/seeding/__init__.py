"""Plans for the seed phases: all that a person arranges before the questions come, and the answers that follow from it.

Read in this order: ``plan`` (what is arranged), ``judging`` (what would come of it), ``following`` (the answers),
``planning`` (what an edition with seed phases brings).
"""
