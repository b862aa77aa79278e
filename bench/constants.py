"""The same rules with a table's options as compile-time constants, to see what options cost.

Every dialect function that a function calls is written anew: where it reads `o.name`, the number
stands instead, or a constant array. The parameter stays, unused.
"""

import ast
import inspect
from types import CodeType, FunctionType
from typing import Any

import numpy as np

from kolmikko.dialect import RULES, rule
from kolmikko.rulekit.row import Row


class _Constants(ast.NodeTransformer):
    def __init__(self, options: Row) -> None:
        self.options = options

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id == "o":
            value = getattr(self.options, node.attr)
            if isinstance(value, int):
                return ast.copy_location(ast.Constant(value), node)
            return ast.copy_location(ast.Name(f"o_{node.attr}", node.ctx), node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.decorator_list = []
        self.generic_visit(node)
        return node


def with_constants(
    function: FunctionType, options: Row, known: dict[FunctionType, FunctionType]
) -> FunctionType:
    """A function, and all that it calls, for these options only."""
    if RULES.get(function) != "rule":
        return function
    if function not in known:
        module = inspect.getsourcefile(function) or ""
        tree = _Constants(options).visit(ast.parse(inspect.getsource(function)))
        code = compile(ast.fix_missing_locations(tree), module, "exec")
        body = next(part for part in code.co_consts if isinstance(part, CodeType))
        twin = FunctionType(body, {**function.__globals__, **_tables(options)})
        twin.__module__ = function.__module__
        known[function] = rule(twin)
        for name, called in function.__globals__.items():
            if name in body.co_names and isinstance(called, FunctionType) and called in RULES:
                twin.__globals__[name] = with_constants(called, options, known)
    return known[function]


def _tables(options: Row) -> dict[str, Any]:
    lists = {name: getattr(options, name) for name, _, length in options.LAYOUT if length > 1}
    return {f"o_{name}": np.array(value) for name, value in lists.items()}
