import { Badge } from '@quad/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Badge tone="positive">Approved</Badge>);
