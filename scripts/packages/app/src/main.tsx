import '@quad/ui/fonts.css';
import { createClient } from '@quad/api-client/client';
import { events } from '@quad/api-client/contract';
import { ApiProvider } from '@quad/api-client/hooks';
import { mock, scenarios } from '@quad/api-client/mocks';
import { startMocks } from '@quad/api-client/mocks/browser';
import { manyEvents } from '@quad/domain/fixtures';
import { UiProvider } from '@quad/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

await startMocks([mock(events.byRole).ok(manyEvents(3)), ...scenarios.student()]);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <ApiProvider client={createClient({ baseUrl: '' })}>
    <UiProvider>
      <App />
    </UiProvider>
  </ApiProvider>,
);
