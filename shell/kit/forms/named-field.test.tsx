import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { renderPage, screen, waitFor } from '../testing/index.ts';
import { ContractForm } from './contract-form.tsx';
import { TextField } from './text-field.tsx';

const Form = () => (
  <ContractForm schema={object({ code: string() })} initialValues={{ code: '' }} onSubmit={async () => {}}>
    <TextField name="code" label="Code" />
  </ContractForm>
);

const open = (at: string) => renderPage(Form, { path: '/', at, as: null });
const nextFrame = () => new Promise(requestAnimationFrame);

describe('a form opened at one of its fields', () => {
  it('focuses the field', async () => {
    open('/#field-code');
    const field = await screen.findByLabelText('Code');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('leaves the focus alone after it is closed', async () => {
    open('/#field-later');
    await screen.findByLabelText('Code');
    await nextFrame();
    cleanup();
    const next = document.body.appendChild(document.createElement('input'));
    next.id = 'field-later';
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    expect(document.activeElement).not.toBe(next);
    next.remove();
  });
});
