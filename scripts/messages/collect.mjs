// Collects the texts that need a translation: arguments of `t`, texts in constants, and sentences of rules and of the server. The English
// text is the key in every language.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../run.mjs';

/** Files whose texts are only for developers, operators, tests and tools. */
const NOT_SHOWN =
  /\.(stories|test|guide)\.|\.(css|contract|table|repo)\.ts$|\/(testing|foundations|guides|flows|patterns|tokens|theming|migrate|mcp|conformance|stories|themes|fixtures|hindi|language|standalone)\b|\/messages\/hi(\.\w+)?\.ts$|\/access\/policy|\/institute\/|\/features\/(audit|institutes|figures)\/|\/merging|mails?\.ts$|(eventMarkup|batchFiles|bankAnswer)\.ts$|plugins\/(device|headers|registry|replies)\.ts$/i;

/** Names of keys, pages and errors, and texts for compilers, styles and consoles. */
const TECHNICAL =
  /^(Arrow\w+|Page(Up|Down)|Escape|Enter|Backspace|Tab|Ctrl|Esc|(Shift|Ctrl)\+\w+|use no memo|noopener noreferrer|\w+\/\w+|\w+Error|\w+Page|BarcodeDetector|A screen broke\.|\w+ of|clashing with|other slices|https:\/\/)$|\binput\b.*, /;

/** Attributes whose values are not shown. */
const NO_TEXT =
  /^(className|role|autoComplete|d|points|viewBox|rel|type|href|variant|tone|size|shape|gap|align|justify|name|transform|key|id)$/;

/** Constants with stored words that are shown as they are or capitalized: a list, or an object of lists. */
const WORDS = /_(STATUSES|TYPES|LEVELS|CATEGORIES|OPTIONS|DOMAINS)$/;

/** Whether a string starts like a sentence or heading, or has several words. */
function isText(value) {
  return (
    typeof value === 'string' && !TECHNICAL.test(value) && (/^(\+? ?[A-Z][a-z]|PORs$)/.test(value) || /[a-zA-Z,}] [a-zA-Z{]/.test(value))
  );
}

/** Whether a string is a whole sentence, as in messages of the server. */
function isSentence(value) {
  return isText(value) && (/^("?\{|[A-Z]).* .*[.?!]$/s.test(value) || value === 'Unauthorized: Please login first');
}

/**
 * All texts of these globs, the terms that are inserted into sentences, and the locations of texts that cannot be translated where they are
 * written (`inline`). The kind is `screens`, `rules` or `server`: on screens every text is passed to `t`; rules and the server use
 * `sentence` for texts with values, whose placeholders are numbered: 'Keep the list within {1} entries.'
 */
export function collect(globs, kind, exclude = []) {
  const texts = new Set();
  const terms = new Set();
  const inline = [];
  for (const file of globSync(globs, { cwd: ROOT, exclude }).toSorted()) {
    const name = file.split(path.sep).join('/');
    if (!/\.tsx?$/.test(name) || NOT_SHOWN.test(name)) continue;
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const report = (node, text) => inline.push(`${name}:${source.slice(0, node.start).split('\n').length} ${text}`);
    visit(parseSync(name, source).program, { texts, terms, report, kind, isShown: false });
  }
  for (const term of terms) texts.add(term);
  return { texts, terms, inline };
}

function visit(node, state) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, state);
    return;
  }
  if (!node || typeof node !== 'object' || !node.type) return;
  if (/^(Import|ExportAll|TSType|TSInterface|TSLiteral)/.test(node.type)) return;
  const reader = READERS[node.type];
  const inside = reader ? reader(node, state) : state;
  if (!inside) return;
  for (const [key, part] of Object.entries(node)) {
    if (typeof part === 'object' && !/^(typeAnnotation|typeParameters|typeArguments|returnType)$/.test(key)) visit(part, inside);
  }
}

/** A template literal as a text with numbered placeholders. */
function patternOf({ quasis }) {
  return quasis.map(({ value }) => value.cooked).reduce((text, part, index) => `${text}{${index}}${part}`);
}

/** By type of node: returns the state for visiting its children, or undefined if they are done. */
const READERS = {
  CallExpression(node, state) {
    if (node.callee.name === 't') {
      addTexts(node.arguments[0], state.texts);
      visit(node.arguments[1], state);
      return undefined;
    }
    return /^(includes|startsWith|log|warn|error|info)$/.test(node.callee.property?.name) ? undefined : state;
  },
  NewExpression: (node, state) => (/(Error|Fault)$/.test(node.callee.name ?? '') ? undefined : state),
  BinaryExpression: (node, state) => (/^[!=]==?$/.test(node.operator) ? undefined : state),
  VariableDeclarator(node, state) {
    const { terms, kind } = state;
    let list = node.init;
    while (/^TS(As|Satisfies)Expression$/.test(list?.type)) list = list.expression;
    if (kind === 'rules' && node.id.name === 'RELEASED') terms.add(list.value);
    if (kind === 'server' && node.id.name === 'NAMES') return { ...state, isTerm: true };
    if (kind === 'rules' && WORDS.test(node.id.name)) {
      const parts = list?.type === 'ObjectExpression' ? list.properties.map(({ value }) => value) : [list];
      for (const { value } of parts.flatMap((part) => part?.elements ?? []))
        if (value) for (const word of [value, value[0].toUpperCase() + value.slice(1)]) terms.add(word);
    }
    return state;
  },
  Property(node, state) {
    // Singular and plural of a unit.
    if (/^(one|other)$/.test(node.key.name) && typeof node.value.value === 'string') state.texts.add(node.value.value);
    if (state.kind === 'screens') return state;
    // Terms that are inserted into sentences are translated too: columns, fields and nested texts.
    if (/^(text|header)$/.test(node.key.name) && isTerm(node.value.value)) state.terms.add(node.value.value);
    if (node.key.name === 'names') return { ...state, isTerm: true };
    return state;
  },
  JSXText(node, state) {
    if (/[A-Za-z]{2}/.test(node.value)) state.report(node, node.value.trim());
  },
  JSXAttribute(node, state) {
    if (NO_TEXT.test(node.name.name?.name ?? node.name.name)) return undefined;
    if (node.value?.type === 'Literal') {
      if (
        /[A-Za-z]{2}/.test(node.value.value) &&
        !TECHNICAL.test(node.value.value) &&
        (isText(node.value.value) || READ_ALOUD.test(node.name.name))
      ) {
        state.report(node, node.value.value);
      }
      return undefined;
    }
    return { ...state, isShown: true };
  },
  JSXExpressionContainer: (_node, state) => ({ ...state, isShown: true }),
  ArrowFunctionExpression: (_node, state) => ({ ...state, isShown: false }),
  Literal(node, { texts, terms, report, kind, isShown, isTerm: isNamed }) {
    if (isNamed && isTerm(node.value) && /^[A-Z]/.test(node.value)) terms.add(node.value);
    if (kind === 'server' ? !isSentence(node.value) : !isText(node.value)) return;
    if (kind === 'screens' && isShown && !STORED.test(node.value)) report(node, node.value);
    else texts.add(node.value);
  },
  TaggedTemplateExpression(node, state) {
    if (node.tag.name !== 'sentence') return state;
    state.texts.add(patternOf(node.quasi));
    visit(node.quasi.expressions, state);
    return undefined;
  },
  TemplateLiteral(node, state) {
    const written = node.quasis.map(({ value }) => value.cooked);
    const pattern = patternOf(node);
    if (state.kind === 'screens' && state.isShown && written.some((part) => /[A-Za-z]{3,} | [A-Za-z]{2,}/.test(part))) {
      state.report(node, pattern);
    }
    if (state.kind !== 'screens' && written.length > 1 && isSentence(pattern)) state.report(node, pattern);
    return state;
  },
};

/** Words that are compared or sent. */
const STORED = /^(Approved|Rejected|Pending)$/;

/** Attributes that are shown or announced, even if they have only one word. */
const READ_ALOUD = /^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|unit|hint|caption)$/;

/** One or several words without a leading placeholder. */
function isTerm(value) {
  return typeof value === 'string' && /^[a-zA-Z]/.test(value);
}

/** Adds the texts that the first argument of `t` can be. */
function addTexts(node, texts) {
  if (node?.type === 'Literal') texts.add(node.value);
  if (node?.type === 'ConditionalExpression') for (const part of [node.consequent, node.alternate]) addTexts(part, texts);
  if (node?.type === 'LogicalExpression') for (const part of [node.left, node.right]) addTexts(part, texts);
}
