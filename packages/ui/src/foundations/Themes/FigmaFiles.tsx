import { Link } from '../../primitives/Link/Link.tsx';

const FILES = import.meta.glob<string>('../../../tokens/figma/*.json', { eager: true, query: '?url', import: 'default' });

/** The files of Figma variables to save, named by collection and mode. */
export function FigmaFiles() {
  return (
    <ul>
      {Object.entries(FILES).map(([path, url]) => {
        const name = path.replace(/^.*\//, '');
        return (
          <li key={name}>
            <Link href={url} download={name} external>
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
