import { createContext, useContext } from 'react';

/** The ids of stories that have a screenshot. */
export const Pictures = createContext<ReadonlySet<string>>(new Set());

export interface StoryLinkProps {
  id: string;
  children: string;
  /** Shows the story's screenshot, or a note if it is missing while others exist. */
  isPictured?: boolean;
}

/** A link to a story that targets the top frame, so that the sidebar follows it. */
export function StoryLink({ id, children, isPictured = false }: StoryLinkProps) {
  const pictures = useContext(Pictures);
  return (
    <a className="atlas-link" href={`./?path=/story/${id}`} target="_top">
      {isPictured &&
        pictures.size > 0 &&
        (pictures.has(id) ? (
          <img className="atlas-picture" src={`./pictures/${id}.webp`} alt="" width={160} height={100} loading="lazy" />
        ) : (
          <span className="atlas-picture atlas-no-picture">no picture taken</span>
        ))}
      {children}
    </a>
  );
}
