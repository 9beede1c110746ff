import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { alternativesOf, type CatalogueComponent, describeComponent, findComponents } from './catalogue.ts';
import { type Conformance, describeComponentConformance, describeCriteria } from './conformance.ts';
import { lintCode, readLintRules } from './lintCode.ts';
import { describeToken, type Token, toTokens } from './tokens.ts';

/** Works from src/mcp and from dist/mcp. Not a `new URL`, which bundlers would treat as an asset. */
const PACKAGE = path.join(import.meta.dirname, '../..');
const THEMES = ['light', 'dark', 'high-contrast'];

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const INSTRUCTIONS = `@quad/ui is a design system of React components. Before you write a component, search for one that fits (find_components). Before you use a
component, read its page (get_component), which also names alternatives. Components take no className and no style: spacing comes from Stack,
Inline and Grid, color from the props tone and variant. Style your own elements with tokens (get_tokens). Check your code with lint_code.`;

interface Tool {
  readonly name: string;
  readonly description: string;
  /** The parameters of the tool, by name. */
  readonly parameters: Readonly<Record<string, { readonly description: string; readonly isRequired?: boolean }>>;
  readonly run: (args: Readonly<Record<string, string>>) => string;
}

/** The data that the answers are based on. */
interface ServerData {
  readonly components: readonly CatalogueComponent[];
  readonly conformance: Conformance;
  readonly tokens: readonly Token[];
}

/** An error whose message says what to do, because the model that reads it can try again. */
class ToolError extends Error {}

function toolsFor({ components, conformance, tokens }: ServerData): readonly Tool[] {
  const rules = readLintRules(path.join(PACKAGE, 'lint'));
  const toList = (found: readonly CatalogueComponent[]) =>
    found.map(({ name, entry, description }) => `- ${name} (${entry}): ${description}`).join('\n');
  return [
    {
      name: 'find_components',
      description: 'Finds the components that fit a need in your own words, with the cases in which another component fits better.',
      parameters: { need: { description: "The need, such as 'choose one of many people by typing'.", isRequired: true } },
      run({ need = '' }) {
        const found = findComponents(components, need);
        if (found.length === 0) throw new ToolError(`No component matches '${need}'. Call list_components for all components.`);
        return found
          .map((component) =>
            [
              `- ${component.name} (${component.entry}): ${component.description}`,
              ...alternativesOf(component).map((line) => `  - ${line}`),
            ].join('\n'),
          )
          .join('\n');
      },
    },
    {
      name: 'get_component',
      description: 'Returns the page of a component: its purpose, alternatives, import, props and keys.',
      parameters: { name: { description: "Its name, such as 'Combobox'.", isRequired: true } },
      run({ name = '' }) {
        const component = components.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
        if (component) return describeComponent(component);
        const similar = findComponents(components, name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '), 3).map((each) => each.name);
        throw new ToolError(
          `There is no component ${name}.${similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : ' Call list_components for all components.'}`,
        );
      },
    },
    {
      name: 'list_components',
      description: 'Lists all components, or those of one entry of the package, with their purpose.',
      parameters: { entry: { description: "An entry, such as '@quad/ui/charts'. By default all entries." } },
      run({ entry }) {
        const found = components.filter((component) => entry === undefined || component.entry === entry);
        if (found.length > 0) return toList(found);
        throw new ToolError(
          `There is no entry ${entry}. There are ${[...new Set(components.map((component) => component.entry))].join(', ')}.`,
        );
      },
    },
    {
      name: 'get_tokens',
      description: 'Lists the design tokens, or those whose path has a prefix, with their custom property and their value in each theme.',
      parameters: { path: { description: "The start of a path, such as 'color.text' or 'space'. By default all tokens." } },
      run({ path = '' }) {
        const found = tokens.filter((token) => token.path === path || token.path.startsWith(path === '' ? '' : `${path}.`));
        if (found.length > 0) return found.map(describeToken).join('\n');
        throw new ToolError(
          `No token begins with ${path}. There are ${[...new Set(tokens.map((token) => token.path.split('.')[0]))].join(', ')}.`,
        );
      },
    },
    {
      name: 'get_conformance',
      description: 'Lists which criteria of WCAG 2.2, levels A and AA, the library or one component meets, with the evidence.',
      parameters: { name: { description: "A component, such as 'Combobox'. By default the criteria for all components." } },
      run({ name }) {
        if (name === undefined) return describeCriteria(conformance);
        const component = conformance.components.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
        if (component) return describeComponentConformance(conformance, component);
        throw new ToolError(`There is no component ${name}. Call list_components for all components.`);
      },
    },
    {
      name: 'lint_code',
      description:
        'Checks the code of an app: raw colors, imports that bypass the entries, unknown or missing props, unknown values and names.',
      parameters: { code: { description: 'A module in TypeScript or JavaScript, with its imports.', isRequired: true } },
      run({ code = '' }) {
        try {
          return lintCode(code, components, rules).join('\n') || 'No problems found. Types are not checked.';
        } catch (error) {
          if (error instanceof SyntaxError) throw new ToolError(`The code cannot be parsed: ${error.message}`);
          throw error;
        }
      },
    },
  ];
}

function schemaOf({ parameters }: Tool) {
  const names = Object.entries(parameters);
  return {
    type: 'object' as const,
    properties: Object.fromEntries(names.map(([name, { description }]) => [name, { type: 'string', description }])),
    required: names.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
    additionalProperties: false,
  };
}

function textResult(text: string, isError = false) {
  return { content: [{ type: 'text' as const, text }], isError };
}

/**
 * Creates a Model Context Protocol server that knows the components and tokens of this version of the package.
 *
 * @param tokensIn a folder with the tokens of each theme in the format of the Design Tokens Community Group: `light.json` and so on
 */
export function createServer(data: Omit<ServerData, 'tokens'>, tokensIn = path.join(PACKAGE, 'dist/tokens')): Server {
  const { version } = readJson<{ version: string }>(path.join(PACKAGE, 'package.json'));
  const tokens = toTokens(
    Object.fromEntries(THEMES.map((theme) => [theme, readJson<Record<string, unknown>>(path.join(tokensIn, `${theme}.json`))])),
  );
  const tools = toolsFor({ ...data, tokens });
  const server = new Server({ name: 'quad-ui', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      inputSchema: schemaOf(tool),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: args = {} } }) => {
    const tool = tools.find((each) => each.name === name);
    if (!tool) return textResult(`There is no tool ${name}.`, true);
    const missing = schemaOf(tool).required.filter((each) => typeof args[each] !== 'string');
    if (missing.length > 0) return textResult(`${name} requires the parameter ${missing.join(', ')}.`, true);
    const textArgs = Object.entries(args).filter((each): each is [string, string] => typeof each[1] === 'string');
    try {
      return textResult(tool.run(Object.fromEntries(textArgs)));
    } catch (error) {
      if (error instanceof ToolError) return textResult(error.message, true);
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
