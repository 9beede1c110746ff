import { Badge, Button, type ButtonActionProps, UiProvider } from '@quad/ui';
import { checkConformance, type PassedProps } from '@quad/ui/testing';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A composed component that forwards its props. */
function SaveButton(props: Omit<ButtonActionProps, 'children'>) {
  return <Button {...props}>Save</Button>;
}

/** One that does not. */
function Forgetful(_: PassedProps) {
  return <Badge>New</Badge>;
}

function renderWith(draw: (props: PassedProps) => ReactElement) {
  return (props: PassedProps) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    flushSync(() => root.render(<UiProvider>{draw(props)}</UiProvider>));
    const unmount = () => {
      root.unmount();
      container.remove();
    };
    return { container, unmount };
  };
}

const good = await checkConformance({
  render: renderWith((props) => <SaveButton {...props} />),
  promises: ['ref', 'attributes', 'onClick', 'onFocus'],
  screenReader: [{ part: 'Button', role: 'button', name: 'Save' }],
});
const bad = await checkConformance({ render: renderWith((props) => <Forgetful {...props} />) });

document.body.dataset.good = JSON.stringify(good);
document.body.dataset.bad = String(bad.length);
