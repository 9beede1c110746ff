// Shows push messages while the portal is closed. Stores nothing, handles no requests and reads no page.
addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, icon: '/favicon.svg' }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Opens only URLs of this origin, whatever the message contains.
  const url = new URL(event.notification.data.path, location.origin);
  if (url.origin !== location.origin) return;
  const show = async () => {
    const [open] = await self.clients.matchAll({ type: 'window' });
    if (!open) return self.clients.openWindow(url);
    await open.focus();
    return open.navigate(url);
  };
  event.waitUntil(show());
});
