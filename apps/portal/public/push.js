// Shows what the server tells a device while the portal is closed. It keeps nothing, answers no request and reads no page.
addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path }, icon: '/favicon.svg' }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  // A path of this origin and of nobody else's, whatever it says.
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
