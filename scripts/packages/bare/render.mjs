// A server that renders HTML with React alone: no bundler, no style loader, no optional peers.
import { Badge, Button, Dialog, Field, TextInput, UiProvider } from '@quad/ui';
import { vars } from '@quad/ui/theme';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

console.log(
  renderToString(
    h(
      UiProvider,
      { theme: 'dark' },
      h(Badge, { tone: 'positive' }, 'Approved'),
      h(Button, { onClick: () => {} }, 'Press'),
      h(Field, { label: 'Name' }, h(TextInput)),
      h(Dialog, { title: 'A dialog', trigger: h(Button, {}, 'Open') }, 'What it says'),
      h('p', { style: { color: vars.color.text.muted } }, 'Of the app'),
    ),
  ),
);
