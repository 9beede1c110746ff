import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  DocsStory,
  Primary,
  Subtitle,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, use } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { Stack } from '../../packages/ui/src/layout/Stack/Stack.tsx';
import { Badge, type BadgeTone } from '../../packages/ui/src/primitives/Badge/Badge.tsx';
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import { UiProvider } from '../../packages/ui/src/primitives/UiProvider/UiProvider.tsx';
import type { ComponentGuide, GuideStatus } from '../../packages/ui/src/testing/guide.ts';
import type { ComponentTables } from '../../packages/ui/src/testing/performTables.ts';
import { ACT } from '../modes.ts';
import { factsOf } from './argTypes.ts';
import { blocks, code, details, facts as factsStyle, list, page, pageLinks, section } from './ComponentPage.css.ts';
import COSTS from './costs.json' with { type: 'json' };
import { type ComponentFacts, type ComponentHistory, isPublic } from './facts.ts';
import { Adapts, Anatomy, Dos, KeyboardTable, ScreenReaderTable, Sentences, Uses } from './GuideSections.tsx';
import { ComponentLink, StoryLink } from './links.tsx';
import { MatrixInStates } from './MatrixInStates.tsx';
import { PropTable, TextWithCode } from './PropTable.tsx';
import { TokenList } from './TokenList.tsx';

const STATUS: Readonly<Record<GuideStatus, { tone: BadgeTone; label: string }>> = {
  stable: { tone: 'positive', label: 'Stable' },
  new: { tone: 'info', label: 'New' },
  going: { tone: 'caution', label: 'Going' },
};

/** The bytes that an app transfers if it imports only this component. */
const BYTES: Readonly<Record<string, number>> = COSTS;

type Story = ReturnType<DocsContextProps['componentStories']>[number];

interface Chapter {
  title: string;
  body: ReactNode;
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** A story's canvas, with its code behind a button. */
function StoryCanvas({ story }: { story: Story }) {
  return <Canvas of={story.moduleExport} sourceState="hidden" />;
}

/** The description of a story, from its doc comment. */
function descriptionOf({ parameters }: Story): string {
  const description: unknown = parameters.docs?.description?.story;
  return typeof description === 'string' ? description : '';
}

function isAct({ tags }: Story): boolean {
  return tags.includes(ACT);
}

/** The interaction tests, one line each, because the state in which they end is already shown. */
function InteractionTests({ acts, component }: { acts: readonly Story[]; component: string }) {
  return (
    <ul className={list}>
      {acts.map((story) => (
        <li key={story.id}>
          Tested: <StoryLink component={component} story={story.name} />. <TextWithCode>{descriptionOf(story)}</TextWithCode>
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts, guide }: { facts: ComponentFacts & ComponentHistory; guide?: ComponentGuide }) {
  const bytes = BYTES[facts.name];
  return (
    <dl className={factsStyle}>
      {guide && (
        <div>
          <dt>Status</dt>
          <dd>
            <Badge tone={STATUS[guide.status].tone}>{STATUS[guide.status].label}</Badge> since {guide.since}
          </dd>
        </div>
      )}
      {!isPublic(facts) && (
        <div>
          <dt>Status</dt>
          <dd>The portal’s own: it may change with any version</dd>
        </div>
      )}
      <div>
        <dt>Import</dt>
        <dd>
          <code className={code}>{`import { ${facts.name} } from '${facts.entry}';`}</code>
        </dd>
      </div>
      {bytes !== undefined && (
        <div>
          <dt>Cost, alone in an app with React</dt>
          <dd>{(bytes / 1000).toFixed(1)} kB</dd>
        </div>
      )}
      <div>
        <dt>In the portal</dt>
        <dd>{facts.screens === 1 ? '1 screen' : `${facts.screens} screens`}</dd>
      </div>
    </dl>
  );
}

/** The chapters of a guide, split into those before and those after the generated ones. */
function guideChapters(guide: ComponentGuide, component: string): Record<'uses' | 'anatomy' | 'rest', Chapter[]> {
  return {
    uses: [{ title: 'When to use', body: <Uses {...guide} /> }],
    anatomy: [{ title: 'Anatomy', body: <Anatomy anatomy={guide.anatomy} /> }],
    rest: [
      { title: 'Do and don’t', body: <Dos dos={guide.dos} /> },
      ...tableChapters(guide, component),
      { title: 'How it adapts', body: <Adapts adapts={guide.adapts} component={component} /> },
    ],
  };
}

function tableChapters({ keyboard, screenReader }: ComponentTables, component: string): Chapter[] {
  return [
    { title: 'Keyboard', body: <KeyboardTable rows={keyboard} component={component} /> },
    { title: 'Screen reader', body: <ScreenReaderTable rows={screenReader} component={component} /> },
  ];
}

/** The guide of a public component from its stories' parameters. It is a function, because parameters are serialized for the manager. */
function guideOf(story: Story | undefined): ComponentGuide | undefined {
  return (story?.parameters as { readonly guide?: () => ComponentGuide } | undefined)?.guide?.();
}

/** The tables of a portal composite, from its stories' parameters, in place of a guide. */
function tablesOf(story: Story | undefined): ComponentTables | undefined {
  return (story?.parameters as { readonly tables?: ComponentTables } | undefined)?.tables;
}

/** Lets a long name wrap between its words. */
function BreakableName({ name }: { name: string }) {
  return name.split(/(?=[A-Z])/).map((word) => (
    <Fragment key={word}>
      <wbr />
      {word}
    </Fragment>
  ));
}

function Related({ names }: { names: readonly string[] }) {
  return (
    <ul className={list}>
      {names.map((name) => (
        <li key={name}>
          <ComponentLink name={name} />
        </li>
      ))}
    </ul>
  );
}

/** The states, each with its description. */
function States({ states }: { states: readonly Story[] }) {
  return states.map((story) => (
    <Stack key={story.id} gap="xs">
      <Heading level={3} id={story.id}>
        {story.name}
      </Heading>
      {descriptionOf(story) && (
        <p>
          <TextWithCode>{descriptionOf(story)}</TextWithCode>
        </p>
      )}
      <StoryCanvas story={story} />
    </Stack>
  ));
}

function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  return chapters.map(({ title, body }) => (
    <section key={title} id={idOf(title)} className={section} aria-labelledby={`${idOf(title)}-heading`}>
      <Heading level={2} id={`${idOf(title)}-heading`}>
        {title}
      </Heading>
      {body}
    </section>
  ));
}

function Page({ facts, stories }: { facts: ComponentFacts & ComponentHistory; stories: readonly Story[] }) {
  const [primary, ...others] = stories;
  const guide = guideOf(primary);
  const component = primary?.id.split('--')[0] ?? '';
  const isMatrix = ({ name }: Story) => name === storyNameFromExport(guide?.matrix ?? 'Matrix');
  const matrix = others.find(isMatrix);
  // An overlay is shown in a frame of its own, which the classes of this page do not reach.
  const hasPseudoStates = guide !== undefined && guide.keyboard.length > 0 && matrix?.parameters.frame !== 'overlay';
  const tables = tablesOf(primary);
  const { uses, anatomy, rest } = guide
    ? guideChapters(guide, component)
    : { uses: [], anatomy: [], rest: tables ? tableChapters(tables, component) : [] };
  const acts = others.filter(isAct);
  const states = others.filter((story) => story !== matrix && !acts.includes(story));
  const chapters: Chapter[] = [
    ...uses,
    { title: 'Props', body: <PropTable {...facts} /> },
    ...anatomy,
    ...(matrix
      ? [
          {
            title: 'Matrix',
            body: hasPseudoStates ? (
              <MatrixInStates>
                <StoryCanvas story={matrix} />
              </MatrixInStates>
            ) : (
              <StoryCanvas story={matrix} />
            ),
          },
        ]
      : []),
    ...rest,
    { title: 'Tokens', body: <TokenList paths={facts.tokens} /> },
    ...(guide && guide.related.length > 0 ? [{ title: 'Related', body: <Related names={guide.related} /> }] : []),
    ...(facts.changes.length > 0 ? [{ title: 'Changes', body: <Sentences sentences={facts.changes} /> }] : []),
    ...(states.length > 0 ? [{ title: 'States', body: <States states={states} /> }] : []),
    ...(acts.length > 0 ? [{ title: 'Acts', body: <InteractionTests acts={acts} component={component} /> }] : []),
  ];
  return (
    <UiProvider>
      <Unstyled>
        <div className={`${page} ${blocks}`}>
          <Stack gap="xl">
            <Stack gap="m" as="header">
              <Heading level={1}>
                <BreakableName name={facts.name} />
              </Heading>
              <Text size="l">
                <TextWithCode>{facts.description}</TextWithCode>
              </Text>
              <Facts facts={facts} guide={guide} />
              <nav aria-label="On this page">
                <ul className={pageLinks}>
                  {chapters.map(({ title }) => (
                    <li key={title}>
                      <Link href={`#${idOf(title)}`} external>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            </Stack>
            {primary && (
              <div>
                <StoryCanvas story={primary} />
                <details className={details}>
                  <summary>Try its props</summary>
                  <Controls of={primary.moduleExport} />
                </details>
              </div>
            )}
            <Chapters chapters={chapters} />
          </Stack>
        </div>
      </Unstyled>
    </UiProvider>
  );
}

/** The page of a screen, a flow, or a public function such as `showToast`: its stories and its guide. */
function PageOfStories({ stories: [primary, ...others] }: { stories: readonly Story[] }) {
  const guide = guideOf(primary);
  const component = primary?.id.split('--')[0] ?? '';
  const acts = others.filter(isAct);
  const chapters: Chapter[] = [
    ...(guide ? Object.values(guideChapters(guide, component)).flat() : []),
    ...(acts.length > 0 ? [{ title: 'Acts', body: <InteractionTests acts={acts} component={component} /> }] : []),
  ];
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {others
        .filter((story) => !isAct(story))
        .map((story) => (
          <DocsStory key={story.id} of={story.moduleExport} expanded />
        ))}
      {chapters.length > 0 && (
        <UiProvider>
          <Unstyled>
            <div className={page}>
              <Stack gap="xl">
                <Chapters chapters={chapters} />
              </Stack>
            </div>
          </Unstyled>
        </UiProvider>
      )}
    </>
  );
}

/** The documentation page: the standard layout for public components, Storybook's own for everything else. */
export function ComponentPage() {
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const facts = factsOf(stories[0]?.component);
  return facts ? <Page facts={facts} stories={stories} /> : <PageOfStories stories={stories} />;
}
