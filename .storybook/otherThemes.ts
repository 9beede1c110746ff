import { THEME_NAMES } from '@quad/ui';
import axe from 'axe-core';
import type { Renderer, StoryContext } from 'storybook/internal/types';

/** What a theme can break. Everything else is the same in all of them, and is checked once by the accessibility addon. */
const RULES = ['color-contrast', 'link-in-text-block'];

/** Storybook's own elements. */
const NOT_OF_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

async function problemsIn(theme: string): Promise<string[]> {
  document.documentElement.dataset.theme = theme;
  const context = { include: document.body, exclude: NOT_OF_THE_STORY };
  const { violations } = await axe.run(context, { runOnly: RULES, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}: ${id} at ${target.join(' ')}\n${failureSummary}`),
  );
}

type Tested = Pick<StoryContext<Renderer>, 'globals' | 'parameters' | 'viewMode'>;

/** In a test run, shows a finished story in every theme but its own and fails if anything in it is hard to make out there. */
export async function checkOtherThemes({ globals, parameters, viewMode }: Tested): Promise<void> {
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story' || parameters.a11y?.test !== 'error') return;
  const problems: string[] = [];
  for (const theme of THEME_NAMES.filter((name) => name !== globals.theme)) problems.push(...(await problemsIn(theme)));
  document.documentElement.dataset.theme = globals.theme;
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
