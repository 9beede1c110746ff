import type { Decorator } from '@storybook/react-vite';
import { Card } from '../primitives/Card/Card.tsx';

/** A decorator that renders a story in a card, as on a page. */
export const inCard: Decorator = (Story) => (
  <Card>
    <Story />
  </Card>
);
