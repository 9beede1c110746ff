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
import { type KeyValueItem, KeyValueList } from '../../packages/ui/src/primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx';
import { UiProvider } from '../../packages/ui/src/primitives/UiProvider/UiProvider.tsx';
import type { ComponentGuide, GuideStatus } from '../../packages/ui/src/testing/guide.ts';
import type { ComponentTables } from '../../packages/ui/src/testing/performTables.ts';
import { ACT } from '../modes.ts';
import { factsOf } from './argTypes.ts';
import { blocks, code, details, list, page, pageLinks, section } from './ComponentPage.css.ts';
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

function listFacts(facts: ComponentFacts & ComponentHistory, guide: ComponentGuide | undefined): KeyValueItem[] {
  const bytes = BYTES[facts.name];
  const status = guide && (
    <>
      <Badge tone={STATUS[guide.status].tone}>{STATUS[guide.status].label}</Badge> since {guide.since}
    </>
  );
  return [
    { label: 'Status', value: isPublic(facts) ? status : 'The portal’s own: it may change with any version' },
    { label: 'Import', value: <code className={code}>{`import { ${facts.name} } from '${facts.entry}';`}</code> },
    { label: 'Cost, alone in an app with React', value: bytes && `${(bytes / 1000).toFixed(1)} kB` },
    { label: 'In the portal', value: facts.screens === 1 ? '1 screen' : `${facts.screens} screens` },
  ].filter(({ value }) => value);
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

function Matrix({ story, guide }: { story: Story; guide: ComponentGuide | undefined }) {
  const canvas = <StoryCanvas story={story} />;
  // An overlay is shown in a frame of its own, which the classes of this page do not reach.
  const hasPseudoStates = guide !== undefined && guide.keyboard.length > 0 && story.parameters.frame !== 'overlay';
  return hasPseudoStates ? <MatrixInStates>{canvas}</MatrixInStates> : canvas;
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

/** The chapters of a page; those without facts are of a screen, a flow, or a public function, whose states are shown before them. */
function chaptersOf([primary, ...others]: readonly Story[], facts?: ComponentFacts & ComponentHistory): Chapter[] {
  const guide = guideOf(primary);
  const tables = guide ?? tablesOf(primary);
  const component = primary?.id.split('--')[0] ?? '';
  const matrix = others.find(({ name }) => name === storyNameFromExport(guide?.matrix ?? 'Matrix'));
  const acts = others.filter(isAct);
  const states = others.filter((story) => story !== matrix && !acts.includes(story));
  const chapters: Chapter[] = [
    { title: 'When to use', body: guide && <Uses {...guide} /> },
    { title: 'Props', body: facts && <PropTable {...facts} /> },
    { title: 'Anatomy', body: guide && <Anatomy anatomy={guide.anatomy} /> },
    { title: 'Matrix', body: facts && matrix && <Matrix story={matrix} guide={guide} /> },
    { title: 'Do and don’t', body: guide && <Dos dos={guide.dos} /> },
    { title: 'Keyboard', body: tables && <KeyboardTable rows={tables.keyboard} component={component} /> },
    { title: 'Screen reader', body: tables && <ScreenReaderTable rows={tables.screenReader} component={component} /> },
    { title: 'How it adapts', body: guide && <Adapts adapts={guide.adapts} component={component} /> },
    { title: 'Tokens', body: facts && <TokenList paths={facts.tokens} /> },
    { title: 'Related', body: facts && guide && guide.related.length > 0 && <Related names={guide.related} /> },
    { title: 'Changes', body: facts && facts.changes.length > 0 && <Sentences sentences={facts.changes} /> },
    { title: 'States', body: facts && states.length > 0 && <States states={states} /> },
    { title: 'Acts', body: acts.length > 0 && <InteractionTests acts={acts} component={component} /> },
  ];
  return chapters.filter(({ body }) => body);
}

function Page({ facts, stories }: { facts: ComponentFacts & ComponentHistory; stories: readonly Story[] }) {
  const [primary] = stories;
  const chapters = chaptersOf(stories, facts);
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
              <KeyValueList items={listFacts(facts, guideOf(primary))} />
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
function PageOfStories({ stories }: { stories: readonly Story[] }) {
  const chapters = chaptersOf(stories);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {stories
        .slice(1)
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
