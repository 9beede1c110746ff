import { useEvents } from '@quad/api-client/hooks';
import { Badge, Button, Dialog, Page, Stack } from '@quad/ui';
import { TrendChart } from '@quad/ui/charts';
import { EventCard } from '@quad/ui/features/events';
import { useState } from 'react';

const ROLE = 'STUDENT';
const FIGURES = [
  { year: 2026, month: 9, value: 40 },
  { year: 2026, month: 10, value: 84 },
];
const MEASURE = { name: 'Participation', one: 'participant', other: 'participants' };

/** A screen as written by somebody who has only read the guide. */
export function App() {
  const { data = [] } = useEvents(ROLE);
  const [isOpen, setOpen] = useState(false);
  return (
    <Page title="A blank app">
      <Stack>
        <Badge tone="positive">Approved</Badge>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog title="A dialog" open={isOpen} onOpenChange={setOpen}>
          What it says
        </Dialog>
        <TrendChart title="Participation" data={FIGURES} measure={MEASURE} />
        {data.map((event) => (
          <EventCard key={event._id} event={event} role={ROLE} />
        ))}
      </Stack>
    </Page>
  );
}
