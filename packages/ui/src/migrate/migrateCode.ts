import type { Expression, JSXAttribute, JSXElement, Node, ObjectExpression, TSType } from '@babel/types';
import { EXPORTS, type Moved, RENAMES, type Renames, TYPES } from './renames.ts';
import { componentOf, importsOf, parseCode, visit } from './syntax.ts';

export interface Note {
  readonly line: number;
  readonly message: string;
}

export interface MigrationResult {
  readonly code: string;
  /** Places that have to be reviewed by hand. */
  readonly notes: readonly Note[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type RenameMap = Readonly<Record<string, string>>;

/** Migrates code from 0.x to 1.0. Everything that does not use the library stays unchanged, including its formatting. */
export function migrateCode(code: string): MigrationResult {
  const edits: Edit[] = [];
  const notes: Note[] = [];
  const file = parseCode(code);
  const imports = importsOf(file);
  const { names, spaces, specifiers } = imports;
  if (names.size + spaces.size === 0) return { code, notes };

  const replace = ({ start, end }: Node, text: string) => edits.push({ start: start ?? 0, end: end ?? 0, text });
  const insert = (place: number | null | undefined, text: string) => edits.push({ start: place ?? 0, end: place ?? 0, text });
  const remove = ({ start, end }: Node) => edits.push({ start: code.slice(0, start ?? 0).trimEnd().length, end: end ?? 0, text: '' });
  const textOf = ({ start, end }: Node) => code.slice(start ?? 0, end ?? 0);
  const note = ({ loc }: Node, message: string) => notes.push({ line: loc?.start.line ?? 0, message });

  /** Renames the values that an expression can have, as far as they are literals. */
  const renameValues = (node: Node | null | undefined, renames: RenameMap): void => {
    if (node?.type === 'StringLiteral') {
      const newName = renames[node.value];
      const quote = code[node.start ?? 0];
      if (newName) replace(node, `${quote}${newName}${quote}`);
    } else if (node?.type === 'JSXExpressionContainer') renameValues(node.expression, renames);
    else if (node?.type === 'ConditionalExpression') {
      renameValues(node.consequent, renames);
      renameValues(node.alternate, renames);
    }
  };

  const renameKeys = ({ properties }: ObjectExpression, renames: RenameMap): void => {
    for (const property of properties) {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
      const newName = renames[property.key.name];
      if (newName) replace(property.shorthand ? property : property.key, property.shorthand ? `${newName}: ${property.key.name}` : newName);
    }
  };

  /** Renames the fields of objects in an array literal, or of those that a `map` returns. */
  const renameItems = (node: Node | null | undefined, renames: RenameMap): void => {
    if (node?.type === 'ObjectExpression') renameKeys(node, renames);
    else if (node?.type === 'ArrayExpression') for (const each of node.elements) renameItems(each, renames);
    else if (node?.type === 'ArrowFunctionExpression') renameItems(node.body, renames);
    else if (node?.type === 'CallExpression') for (const each of node.arguments) renameItems(each, renames);
    else if (node?.type === 'JSXExpressionContainer') renameItems(node.expression, renames);
    else if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') renameItems(node.expression, renames);
    else if (node?.type === 'ConditionalExpression') {
      renameItems(node.consequent, renames);
      renameItems(node.alternate, renames);
    }
  };

  const unwrap = (handler: Node | null | undefined, field: string, message: string): void => {
    const expression = handler?.type === 'JSXExpressionContainer' ? handler.expression : handler;
    if (expression?.type !== 'ArrowFunctionExpression') {
      if (expression) note(expression, message);
      return;
    }
    const [parameter] = expression.params;
    if (parameter?.type === 'ObjectPattern') {
      const [only] = parameter.properties;
      const isOnly = parameter.properties.length === 1 && only?.type === 'ObjectProperty' && only.value.type === 'Identifier';
      if (isOnly && !parameter.typeAnnotation) replace(parameter, textOf(only.value));
      else note(expression, message);
    } else if (parameter?.type === 'Identifier') {
      visit(expression.body, (node) => {
        const isField = node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === field;
        if (isField && node.object.type === 'Identifier' && node.object.name === parameter.name) replace(node, parameter.name);
      });
    }
  };

  const flagText = (attribute: JSXAttribute, [prop, value]: readonly [string, string]): string => {
    const initial = attribute.value;
    const expression = initial?.type === 'JSXExpressionContainer' ? initial.expression : undefined;
    if (!expression || (expression.type === 'BooleanLiteral' && expression.value)) return `${prop}="${value}"`;
    if (expression.type === 'BooleanLiteral') return '';
    return `${prop}={${textOf(expression)} ? '${value}' : undefined}`;
  };

  const moveValue = (attribute: JSXAttribute, of: string, { values, to, left }: Moved): void => {
    const { name, value } = attribute;
    if (value?.type === 'JSXExpressionContainer') {
      const newValue = values.find((each) => textOf(value).includes(`'${each}'`)) ?? values[0];
      note(attribute, `${of}: ${textOf(name)} "${newValue}" was replaced by ${left ? `"${left}" with ` : ''}${to} "${newValue}".`);
    } else if (value?.type === 'StringLiteral' && values.includes(value.value))
      replace(attribute, `${left ? `${textOf(name)}="${left}" ` : ''}${to}="${value.value}"`);
  };

  /** Turns `<ProgressBar kind="meter">` into `<Meter>`, and imports it. */
  const becomeOther = ({ openingElement: { name, attributes }, closingElement }: JSXElement, of: string, renames: Renames): void => {
    for (const attribute of attributes) {
      const [value, component] = (attribute.type === 'JSXAttribute' && renames.becomes?.[textOf(attribute.name)]) || [];
      if (attribute.type !== 'JSXAttribute' || !component) continue;
      if (attribute.value?.type !== 'StringLiteral') note(attribute, `${of}: use ${component} instead of ${value}.`);
      else remove(attribute);
      if (attribute.value?.type !== 'StringLiteral' || attribute.value.value !== value) continue;
      for (const each of [name, closingElement?.name]) {
        if (each) replace(each.type === 'JSXMemberExpression' ? each.property : each, component);
      }
      if (name.type === 'JSXIdentifier' && !specifiers.has(component)) insert(specifiers.get(of)?.end, `, ${component}`);
    }
  };

  /** Turns `<Card as="section">` into a `<Card asChild>` around a section. */
  const wrapChild = ({ openingElement, closingElement }: JSXElement, of: string, prop: string): void => {
    for (const attribute of openingElement.attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.name !== prop) continue;
      if (attribute.value?.type !== 'StringLiteral' || !closingElement) {
        note(attribute, `${of}: set asChild and put the element that ${prop} names inside.`);
      } else {
        replace(attribute, 'asChild');
        insert(openingElement.end, `<${attribute.value.value}>`);
        insert(closingElement.start, `</${attribute.value.value}>`);
      }
    }
  };

  const migrateAttribute = (attribute: JSXAttribute, of: string, renames: Renames): void => {
    if (attribute.name.type !== 'JSXIdentifier') return;
    const name = attribute.name.name;
    const flag = renames.flags?.[name];
    if (flag) return void replace(attribute, flagText(attribute, flag));
    const prop = renames.props?.[name] ?? name;
    if (prop !== name) replace(attribute.name, prop);
    const moved = renames.moved?.[name];
    if (moved && attribute.value) moveValue(attribute, of, moved);
    renameValues(attribute.value, renames.values?.[prop] ?? {});
    renameItems(attribute.value, renames.fields?.[prop] ?? {});
    const field = renames.unwrapped?.[prop];
    if (field) unwrap(attribute.value, field, `${of}: ${prop} receives the ${field} itself instead of an object.`);
  };

  const migrateOptions = (options: ObjectExpression, of: string, { props = {}, flags = {} }: Renames): void => {
    renameKeys(options, props);
    for (const property of options.properties) {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
      const flag = flags[property.key.name];
      if (!flag) continue;
      const [prop, value] = flag;
      if (property.value.type === 'BooleanLiteral' && property.value.value) replace(property, `${prop}: '${value}'`);
      else note(property, `${of}: ${property.key.name} was replaced by ${prop} "${value}".`);
    }
  };

  const typeNameOf = (type: TSType | undefined): string | undefined => {
    if (type?.type === 'TSArrayType') return typeNameOf(type.elementType);
    if (type?.type === 'TSTypeOperator') return typeNameOf(type.typeAnnotation);
    if (type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier') return names.get(type.typeName.name);
    return undefined;
  };

  const renameTyped = (type: TSType | undefined, value: Expression | null | undefined): void => {
    const name = typeNameOf(type);
    if (name) renameItems(value, TYPES[name] ?? {});
  };

  visit(file.program, (node) => {
    if (node.type === 'JSXElement') {
      const of = componentOf(node.openingElement, imports);
      const renames = of === undefined ? undefined : RENAMES[of];
      if (of === undefined || !renames) return;
      if (renames.becomes) becomeOther(node, of, renames);
      if (renames.element) wrapChild(node, of, renames.element);
      for (const attribute of node.openingElement.attributes) {
        if (attribute.type === 'JSXAttribute') migrateAttribute(attribute, of, renames);
        else note(attribute, `${of}: check the spread props, because props were renamed.`);
      }
    } else if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const of = names.get(node.callee.name);
      const renames = of === undefined ? undefined : RENAMES[of];
      if (of === undefined || !renames) return;
      for (const each of node.arguments) if (each.type === 'ObjectExpression') migrateOptions(each, of, renames);
    } else if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.typeAnnotation?.type === 'TSTypeAnnotation') {
      renameTyped(node.id.typeAnnotation.typeAnnotation, node.init);
    } else if (node.type === 'TSSatisfiesExpression') {
      renameTyped(node.typeAnnotation, node.expression);
    } else if (node.type === 'Identifier' && EXPORTS[node.name] && names.get(node.name) === node.name) {
      replace(node, EXPORTS[node.name] ?? node.name);
    }
  });

  const unique = [...new Map(edits.map((edit) => [`${edit.start} ${edit.end}`, edit])).values()];
  const migrated = unique
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
  return { code: migrated, notes };
}
