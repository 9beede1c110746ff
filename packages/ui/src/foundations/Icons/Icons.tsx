import { useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { name as nameStyle } from '../specimen.css.ts';
import * as styles from './Icons.css.ts';
import { ICONS } from './icons.ts';

/** The two sizes in pixels: beside text, and alone. */
const SIZES = [16, 20] as const;

function fits(search: string) {
  const words = search.toLowerCase().split(/\s+/);
  return ([name, { usage }]: [string, { usage: string }]) => words.every((word) => `${name} ${usage}`.toLowerCase().includes(word));
}

/** All icons in use with their name and meaning, searchable by both. */
export function Icons() {
  const [search, setSearch] = useState('');
  const found = Object.entries(ICONS).filter(fits(search));
  return (
    <Stack>
      <SearchField label="Search icons" placeholder="A name, or what it should say" onSearch={(text) => setSearch(text)} />
      <Text role="status" tone="muted">
        {found.length === 0 ? 'No icon says that yet. Words may do.' : `Showing ${found.length} of ${Object.keys(ICONS).length} icons`}
      </Text>
      <ul className={styles.list}>
        {found.map(([name, { Icon, usage }]) => (
          <li key={name} className={styles.icon}>
            {SIZES.map((size) => (
              <Icon key={size} size={size} aria-hidden="true" />
            ))}
            <span>
              <span className={nameStyle}>{name}</span>
              <Text size="s">{usage}</Text>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
