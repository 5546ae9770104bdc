import { renderPage, screen } from '@pehchan/kit/testing';
import { useState } from 'react';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

// Silence React, which logs each error that an error boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const onClose = vi.fn();

function SheetOpener() {
  const [text, setText] = useState('');
  return (
    <Sheet
      title="Tell us"
      onClose={onClose}
      foot={
        <p>
          {text !== '' && <b>Ready</b>}
          <i>Send</i>
        </p>
      }
    >
      <p>
        {text !== '' && <b>Thank you</b>}
        <i>A few words</i>
      </p>
      <textarea aria-label="Words" value={text} onChange={(event) => setText(event.target.value)} />
    </Sheet>
  );
}

it.each(['A few words', 'Send'])(
  'keeps a sheet open with the typed text after an extension has moved an element: %s',
  async (moved) => {
    const { user } = renderPage(SheetOpener);
    const element = await screen.findByText(moved);
    const wrapper = document.createElement('mark');
    element.replaceWith(wrapper);
    wrapper.append(element);
    await user.click(screen.getByLabelText('Words'));
    await user.paste('They call at night');
    await screen.findByText('Thank you');
    await screen.findByText('Ready');
    expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true);
    expect(screen.getByLabelText('Words')).toHaveProperty('value', 'They call at night');
    expect(onClose).not.toHaveBeenCalled();
  },
);
