import type { ArgTypesEnhancer, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/csf';
import type { ComponentFacts, ComponentHistory, PropFacts } from './facts.ts';

const CALLBACK = /^\(.*\) => /;
/** Types that can be edited as text. */
const WORDS = /^(ReactNode|string)( \| null)?$/;

function typeOf({ type, options, isRequired }: PropFacts): SBType {
  if (options) return { name: 'enum', value: [...options], required: isRequired };
  if (CALLBACK.test(type)) return { name: 'function', required: isRequired };
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type, required: isRequired };
  return { name: 'other', value: type, required: isRequired };
}

function argTypeOf(prop: PropFacts): StrictInputType {
  const { name, type, description, default: value } = prop;
  return {
    name,
    description,
    type: typeOf(prop),
    ...(WORDS.test(type) ? { control: { type: 'text' } } : {}),
    table: { type: { summary: type }, ...(value === undefined ? {} : { defaultValue: { summary: value } }) },
  };
}

/** The facts that the build attached to a component; undefined for everything else. */
export function factsOf(component: unknown): (ComponentFacts & ComponentHistory) | undefined {
  const known = (component as { __docgenInfo?: ComponentFacts & ComponentHistory } | null | undefined)?.__docgenInfo;
  return known?.entry ? known : undefined;
}

/** The controls of a component, one for each prop except `ref`. */
export function extractArgTypes(component: unknown): StrictArgTypes {
  const props = factsOf(component)?.props ?? [];
  return Object.fromEntries(props.filter(({ name }) => name !== 'ref').map((prop) => [prop.name, argTypeOf(prop)]));
}

/** The description below a component's name. */
export function extractComponentDescription(component: unknown): string {
  return factsOf(component)?.description ?? '';
}

/** The limit for editable lists: a control with thousands of entries would fill and slow down the page. */
const MAX_ENTRIES = 100;

/** Removes the control of args with longer lists. */
export const withoutLongTrees: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const isLong = (value: unknown) => Array.isArray(value) && value.length > MAX_ENTRIES;
  const entries = Object.entries(argTypes).map(([name, argType]) => [
    name,
    isLong(initialArgs[name]) ? { ...argType, control: { disable: true } } : argType,
  ]);
  return Object.fromEntries(entries);
};
