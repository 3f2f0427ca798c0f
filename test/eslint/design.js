// Three local lint rules that hold the design. Each is small on purpose; its test is beside it.

/** `class` is for errors; everything else is functions and data. */
const noClass = {
  meta: { type: 'problem', schema: [], messages: { class: 'Functions and data: only errors may be classes.' } },
  create(context) {
    const check = (node) => {
      const parent = node.superClass;
      if (parent?.type !== 'Identifier' || !parent.name.endsWith('Error')) context.report({ node, messageId: 'class' });
    };
    return { ClassDeclaration: check, ClassExpression: check };
  },
};

const unplain = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'ReadonlyMap', 'ReadonlySet', 'Date', 'RegExp', 'Symbol', 'BigInt', 'Promise', 'Function']);

/** Types in a state file describe JSON: no collections with behaviour, no functions, no undefined, no bigint or symbol. */
const plainState = {
  meta: { type: 'problem', schema: [], messages: { plain: 'A state is a plain JSON tree: no {{what}} in it.' } },
  create(context) {
    const report = (node, what) => context.report({ node, messageId: 'plain', data: { what } });
    // Only the bodies of declared types are looked at; helper functions in the file may have signatures.
    const within = (selector) => [`TSInterfaceDeclaration ${selector}`, `TSTypeAliasDeclaration ${selector}`].join(', ');
    return {
      [within('TSTypeReference')]: (node) => { if (unplain.has(node.typeName.name)) report(node, node.typeName.name); },
      [within('TSFunctionType')]: (node) => report(node, 'function'),
      [within('TSMethodSignature')]: (node) => report(node, 'method'),
      [within('TSUndefinedKeyword')]: (node) => report(node, 'undefined (leave the key out, or use null)'),
      [within('TSBigIntKeyword')]: (node) => report(node, 'bigint'),
      [within('TSSymbolKeyword')]: (node) => report(node, 'symbol'),
    };
  },
};

const queryName = /^(?:legal|check|refuse|lapses|can|view|score)(?![a-z])/;
const mutators = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);

/** The name a function is known by: its own, its variable's or its property's. */
function nameOf(node) {
  if (node.id) return node.id.name;
  const { parent } = node;
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  if ((parent.type === 'Property' || parent.type === 'MethodDefinition') && parent.key.type === 'Identifier') return parent.key.name;
  return undefined;
}

/** The variable at the root of `state.players[0].coins`, or undefined for `f().x`. */
function rootOf(node) {
  while (node.type === 'MemberExpression' || node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression') {
    node = node.type === 'MemberExpression' ? node.object : node.expression;
  }
  return node.type === 'Identifier' ? node : undefined;
}

/**
 * Functions named legal…, check…, refuse…, lapses…, can…, view… and score… answer questions. They may not write to what they were
 * given: no assignment, ++, delete or mutating array method on a parameter of theirs or on a part taken from one
 * (`const player = state.players[seat]`). Writing to what they made themselves is fine.
 */
const queriesDoNotMutate = {
  meta: { type: 'problem', schema: [], messages: { mutates: "'{{query}}' is a query and may not change '{{name}}', which it was given." } },
  create(context) {
    const { sourceCode } = context;

    function isWholeParameter(identifier) {
      const definition = find(identifier)?.defs[0];
      return definition?.type === 'Parameter' && definition.node.params.includes(definition.name);
    }

    function find(identifier) {
      let scope = sourceCode.getScope(identifier);
      let variable;
      while (scope && !(variable = scope.set.get(identifier.name))) scope = scope.upper;
      return variable;
    }

    /** The query whose parameter this variable is, followed through `const part = parameter.some.path`. */
    function givenTo(identifier, depth = 0) {
      const definition = find(identifier)?.defs[0];
      if (!definition || depth > 8) return undefined;
      if (definition.type === 'Parameter') {
        const name = nameOf(definition.node);
        return name !== undefined && queryName.test(name) ? name : undefined;
      }
      if (definition.type === 'Variable') {
        const loop = definition.node.parent.parent;
        const source = loop.type === 'ForOfStatement' && loop.left === definition.node.parent ? loop.right : definition.node.init;
        const from = source && rootOf(source);
        return from ? givenTo(from, depth + 1) : undefined;
      }
      return undefined;
    }

    function check(target, node) {
      if (target.type !== 'MemberExpression') return; // re-binding a local name changes nothing outside
      const from = rootOf(target);
      const query = from && givenTo(from);
      if (query) context.report({ node, messageId: 'mutates', data: { query, name: sourceCode.getText(target) } });
    }

    return {
      AssignmentExpression: (node) => check(node.left, node),
      UpdateExpression: (node) => check(node.argument, node),
      'UnaryExpression[operator="delete"]': (node) => check(node.argument, node),
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return;
        if (!mutators.has(callee.property.name)) return;
        const from = rootOf(callee.object);
        // `legal(position, frame, moves)` appends to a list it is given for that; nothing else may happen to that list.
        if (callee.object === from && callee.property.name === 'push' && isWholeParameter(from)) return;
        const query = from && givenTo(from);
        if (query) context.report({ node, messageId: 'mutates', data: { query, name: sourceCode.getText(callee.object) } });
      },
    };
  },
};

export const designRules = {
  rules: { 'no-class': noClass, 'plain-state': plainState, 'queries-do-not-mutate': queriesDoNotMutate },
};
