import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type CatalogueComponent, describeComponent, findComponents, insteadOf } from './catalogue.ts';
import { type Conformance, describeComponentConformance, describeCriteria } from './conformance.ts';
import { lintCode, readLintRules } from './lintCode.ts';
import { describeToken, type Token, toTokens } from './tokens.ts';

/** Works from src/mcp and from dist/mcp. Not a `new URL`, which bundlers would treat as an asset. */
const PACKAGE = path.join(import.meta.dirname, '../..');
const THEMES = ['light', 'dark', 'high-contrast'];

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const INSTRUCTIONS = `@quad/ui is a design system of React components. Look for a component by what is needed (find_components) before you write one; read its
page (get_component) before you use it, what speaks for another component with it. Components take no className and no style: space comes from
Stack, Inline and Grid, color from the props tone and variant. What no component does is painted with tokens (get_tokens). Ask lint_code
about what you wrote.`;

interface Tool {
  readonly name: string;
  readonly description: string;
  /** The parameters of the tool, by name. */
  readonly asks: Readonly<Record<string, { readonly description: string; readonly isRequired?: boolean }>>;
  readonly answer: (given: Readonly<Record<string, string>>) => string;
}

/** The data that the answers are based on. */
interface Known {
  readonly components: readonly CatalogueComponent[];
  readonly conformance: Conformance;
  readonly tokens: readonly Token[];
}

/** An error whose message says what to do, because the model that reads it can try again. */
class Unknown extends Error {}

function toolsFor({ components, conformance, tokens }: Known): readonly Tool[] {
  const rules = readLintRules(path.join(PACKAGE, 'lint'));
  const listed = (found: readonly CatalogueComponent[]) =>
    found.map(({ name, entry, description }) => `- ${name} (${entry}): ${description}`).join('\n');
  return [
    {
      name: 'find_components',
      description: 'Finds the components that fit a need, told in your own words, and says of each when another one fits better.',
      asks: { need: { description: "What is needed, such as 'choose one of many people by typing'.", isRequired: true } },
      answer({ need = '' }) {
        const found = findComponents(components, need);
        if (found.length === 0) throw new Unknown(`No component is described by words of '${need}'. list_components has all of them.`);
        return found
          .map((component) =>
            [
              `- ${component.name} (${component.entry}): ${component.description}`,
              ...insteadOf(component).map((line) => `  - ${line}`),
            ].join('\n'),
          )
          .join('\n');
      },
    },
    {
      name: 'get_component',
      description: 'The page of a component: what it is for, what to use instead and when, its import, props and keys.',
      asks: { name: { description: "Its name, such as 'Combobox'.", isRequired: true } },
      answer({ name = '' }) {
        const component = components.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
        if (component) return describeComponent(component);
        const like = findComponents(components, name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '), 3).map((each) => each.name);
        throw new Unknown(
          `There is no component ${name}.${like.length > 0 ? ` Is it ${like.join(', ')}?` : ' list_components has all of them.'}`,
        );
      },
    },
    {
      name: 'list_components',
      description: 'All components with what they are for, or those of one entry of the package.',
      asks: { entry: { description: "An entry, such as '@quad/ui/charts'; all of them where nothing is said." } },
      answer({ entry }) {
        const found = components.filter((component) => entry === undefined || component.entry === entry);
        if (found.length > 0) return listed(found);
        throw new Unknown(
          `There is no entry ${entry}. There are ${[...new Set(components.map((component) => component.entry))].join(', ')}.`,
        );
      },
    },
    {
      name: 'get_tokens',
      description:
        'The design tokens, or those whose path begins with some words, with their custom property and their value in each theme.',
      asks: { path: { description: "Where a path begins, such as 'color.text' or 'space'; all of them where nothing is said." } },
      answer({ path = '' }) {
        const found = tokens.filter((token) => token.path === path || token.path.startsWith(path === '' ? '' : `${path}.`));
        if (found.length > 0) return found.map(describeToken).join('\n');
        throw new Unknown(
          `No token begins with ${path}. There are ${[...new Set(tokens.map((token) => token.path.split('.')[0]))].join(', ')}.`,
        );
      },
    },
    {
      name: 'get_conformance',
      description:
        'Which criteria of WCAG 2.2, levels A and AA, the library meets, with the evidence; or how it is known of one component, criterion by criterion.',
      asks: { name: { description: "A component, such as 'Combobox'; the criteria for all of them where nothing is said." } },
      answer({ name }) {
        if (name === undefined) return describeCriteria(conformance);
        const component = conformance.components.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
        if (component) return describeComponentConformance(conformance, component);
        throw new Unknown(`Nothing is known of ${name}. list_components has all that there are.`);
      },
    },
    {
      name: 'lint_code',
      description:
        'What is wrong with some code of an app: raw colors, imports from behind the entries, props that a component does not take or lacks, values and names that it does not know.',
      asks: { code: { description: 'A module in TypeScript or JavaScript, with its imports.', isRequired: true } },
      answer({ code = '' }) {
        try {
          return lintCode(code, components, rules).join('\n') || 'Nothing is wrong as far as can be told without types.';
        } catch (error) {
          if (error instanceof SyntaxError) throw new Unknown(`The code cannot be read: ${error.message}`);
          throw error;
        }
      },
    },
  ];
}

function schemaOf({ asks }: Tool) {
  const names = Object.entries(asks);
  return {
    type: 'object' as const,
    properties: Object.fromEntries(names.map(([name, { description }]) => [name, { type: 'string', description }])),
    required: names.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
    additionalProperties: false,
  };
}

function said(text: string, isError = false) {
  return { content: [{ type: 'text' as const, text }], isError };
}

/**
 * Creates a Model Context Protocol server that knows the components and tokens of this version of the package.
 *
 * @param tokensIn a folder with the tokens of each theme in the format of the Design Tokens Community Group: `light.json` and so on
 */
export function createServer(known: Omit<Known, 'tokens'>, tokensIn = path.join(PACKAGE, 'dist/tokens')): Server {
  const { version } = readJson<{ version: string }>(path.join(PACKAGE, 'package.json'));
  const tokens = toTokens(
    Object.fromEntries(THEMES.map((theme) => [theme, readJson<Record<string, unknown>>(path.join(tokensIn, `${theme}.json`))])),
  );
  const tools = toolsFor({ ...known, tokens });
  const server = new Server({ name: 'quad-ui', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      inputSchema: schemaOf(tool),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given = {} } }) => {
    const tool = tools.find((each) => each.name === name);
    if (!tool) return said(`There is no tool ${name}.`, true);
    const missing = schemaOf(tool).required.filter((each) => typeof given[each] !== 'string');
    if (missing.length > 0) return said(`${name} wants to be told: ${missing.join(', ')}.`, true);
    const words = Object.entries(given).filter((each): each is [string, string] => typeof each[1] === 'string');
    try {
      return said(tool.answer(Object.fromEntries(words)));
    } catch (error) {
      if (error instanceof Unknown) return said(error.message, true);
      throw error;
    }
  });
  return server;
}

/** Serves on stdin and stdout until they are closed. */
export async function main(): Promise<void> {
  const { components } = readJson<{ components: CatalogueComponent[] }>(path.join(PACKAGE, 'dist/catalogue.json'));
  const conformance = readJson<Conformance>(path.join(PACKAGE, 'dist/conformance.json'));
  await createServer({ components, conformance }).connect(new StdioServerTransport());
}
