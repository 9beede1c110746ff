import { createContext, useContext } from 'react';

/** Ids of the stories that have a picture. */
export const Pictures = createContext<ReadonlySet<string>>(new Set());

export interface StoryLinkProps {
  id: string;
  children: string;
  /** With its picture, or a word that there is none, where others have one. */
  isPictured?: boolean;
}

/** A link to a story: out of this frame, for the list beside it to follow. */
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
