import type { Decorator } from '@storybook/react-vite';
import { Card } from '../primitives/Card/Card.tsx';

/** Stands as things of a page do. */
export const inCard: Decorator = (Story) => (
  <Card>
    <Story />
  </Card>
);
