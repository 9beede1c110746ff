import { PLACES } from 'virtual:component-places';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import { code } from './ComponentPage.css.ts';

/** The manager's address for what is shown in the frame that this page stands in. */
function addressOf(path: string, globals = ''): string {
  return `./?path=${path}${globals && `&globals=${globals}`}`;
}

/** Another component's name, leading to its page. */
export function ComponentLink({ name }: { name: string }) {
  const place = PLACES.find((each) => each.name === name);
  if (!place?.page) return <code className={code}>{name}</code>;
  return (
    <Link href={addressOf(`/docs/${place.page}`)} target="_top" external>
      {name}
    </Link>
  );
}

export interface StoryLinkProps {
  /** The id of the component's page without what comes after `--`. */
  component: string;
  /** By its export. */
  story: string;
  globals?: string;
}

/** A story of this component, alone in the frame. */
export function StoryLink({ component, story, globals }: StoryLinkProps) {
  const name = storyNameFromExport(story);
  return (
    <Link href={addressOf(`/story/${toId(component, name)}`, globals)} target="_top" external>
      {name}
    </Link>
  );
}
