import { manyEvents } from '@quad/domain/fixtures';
import * as ui from '@quad/ui';
import { BarChart, TrendChart } from '@quad/ui/charts';
import { AppShell, BudgetBar, DashboardTile, StatCard, Tile } from '@quad/ui/dashboard';
import { EventCard, EventForm } from '@quad/ui/features/events';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

if (new URLSearchParams(location.search).has('reset')) await import('@quad/ui/reset.css');

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const ROLE = 'STUDENT';
const LINKS = [{ id: 'home', label: 'Home', href: '#home', icon: 'home' as const }];
const FIGURES = [
  { year: 2026, month: 9, value: 40 },
  { year: 2026, month: 10, value: 84 },
];
const MEASURE = { name: 'Participation', one: 'participant', other: 'participants' };

/** Every component with a look, on a page without any other reset. */
function Gallery() {
  return (
    <ui.UiProvider theme="light">
      <AppShell portalTitle="Portal" items={LINKS} currentId="home" collapsed={false} onCollapsedChange={() => {}}>
        <ui.Page title="A page">
          <ui.Grid>
            <ui.Accordion items={[{ id: 'a', label: 'Alpha', content: 'One' }]} defaultValue={['a']} />
            <ui.Inline>
              <ui.Avatar name="Meera Iyer" />
              <ui.Badge tone="positive">Approved</ui.Badge>
              <ui.Button>Press</ui.Button>
              <ui.Button variant="secondary">Press</ui.Button>
              <ui.IconButton label="Name" icon="i" />
              <ui.BackLink href="#a">Back</ui.BackLink>
              <ui.Link href="#a">A link</ui.Link>
              <ui.StarRating value={4} />
            </ui.Inline>
            <ui.Banner tone="info">A banner</ui.Banner>
            <ui.Card>
              <ui.Heading level={2}>A card</ui.Heading>
              <ui.Text>A text</ui.Text>
              <ui.KeyValueList items={[{ label: 'Key', value: 'Value' }]} />
            </ui.Card>
            <ui.Stack>
              <ui.Checkbox label="A box" hint="Hint" />
              <ui.Switch label="A switch" />
              <ui.Field label="Name" hint="Hint" error="Wrong">
                <ui.TextInput />
              </ui.Field>
              <ui.Field label="Combobox">
                <ui.Combobox options={OPTIONS} />
              </ui.Field>
              <ui.Field label="Several">
                <ui.MultiCombobox options={OPTIONS} />
              </ui.Field>
              <ui.Field label="Date">
                <ui.DateInput />
              </ui.Field>
              <ui.Field label="Words">
                <ui.Textarea />
              </ui.Field>
              <ui.Field label="Select">
                <ui.Select options={OPTIONS} />
              </ui.Field>
              <ui.Field label="Password">
                <ui.PasswordInput autoComplete="new-password" />
              </ui.Field>
              <ui.Field label="One of them" group>
                <ui.RadioGroup options={OPTIONS} />
              </ui.Field>
              <ui.Field label="Stars" group>
                <ui.StarRatingInput />
              </ui.Field>
              <ui.Field label="Tags" group>
                <ui.TagListInput itemName="Tag" addText="Add" />
              </ui.Field>
              <ui.Field label="Photo" group>
                <ui.PhotoInput subject="Meera" maxBytes={9} />
              </ui.Field>
            </ui.Stack>
            <ui.DataTable
              caption="A table"
              rows={OPTIONS}
              rowId={({ value }) => value}
              columns={[
                { id: 'a', header: 'A', cell: ({ label }) => label, sortValue: ({ label }) => label },
                { id: 'b', header: 'B', cell: ({ value }) => value },
              ]}
            />
            <ui.Tabs label="Tabs" items={[{ id: 'a', label: 'Alpha', content: 'One' }]} />
            <ui.ToggleButtonGroup label="Toggle" items={[{ id: 'a', label: 'A' }]} value="a" onValueChange={() => {}} />
            <ui.EmptyState title="Nothing here" description="Yet" />
            <ui.ErrorState description="It failed" onRetry={() => {}} />
            <ui.FilterBar label="Filters">
              <ui.SearchField label="Search" />
            </ui.FilterBar>
            <ui.RecordList label="Records" items={OPTIONS} itemKey={({ value }) => value}>
              {({ label }) => label}
            </ui.RecordList>
            <ui.ProgressBar label="Progress" value={5} />
            <ui.Section title="A section">One</ui.Section>
            <BudgetBar label="Budget" spent={1} allocated={2} />
            <DashboardTile title="Tile">One</DashboardTile>
            <StatCard label="Stat" value={1} href="#a" />
            <Tile href="#a" title="Tile" />
            <TrendChart title="Participation" data={FIGURES} measure={MEASURE} />
            <BarChart title="Bars" data={[{ name: 'One', value: 3 }]} unit={{ one: 'event', other: 'events' }} nameHeading="Name" />
            {manyEvents(1).map((event) => (
              <EventCard key={event._id} event={event} role={ROLE} />
            ))}
            <EventForm units={[]} onSearchUsers={async () => []} onSubmit={async () => {}} />
          </ui.Grid>
        </ui.Page>
      </AppShell>
    </ui.UiProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
flushSync(() => createRoot(root).render(<Gallery />));
// Charts are as wide as their container, which is measured after rendering.
const nextFrame = () => new Promise(requestAnimationFrame);
await document.fonts.ready;
await nextFrame();
await nextFrame();
document.body.dataset.ready = '';
