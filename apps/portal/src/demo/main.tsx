import { createClient } from '@quad/api-client/client';
import { demoScenario } from '@quad/api-client/mocks';
import { startMocks } from '@quad/api-client/mocks/browser';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { readPageSettings } from '../app/pageSettings.ts';
import { DEMONSTRATION_ACCOUNTS } from './demonstrationAccounts.ts';

await startMocks(demoScenario());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App client={createClient({ baseUrl: '' })} settings={{ ...readPageSettings(), demonstrationAccounts: DEMONSTRATION_ACCOUNTS }} />
    </BrowserRouter>
  </StrictMode>,
);
