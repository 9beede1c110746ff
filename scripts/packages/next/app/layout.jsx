import { UiProvider } from '@quad/ui';
import '@quad/ui/fonts.css';
import '@quad/ui/styles.css';

export const metadata = { title: 'An empty Next.js app', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <UiProvider>{children}</UiProvider>
      </body>
    </html>
  );
}
