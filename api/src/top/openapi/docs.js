/* global document */

/** Make the call that a form of the page describes, and show the reply. */
async function tryIt(form) {
  const inputs = [...form.querySelectorAll('[data-in]')];
  const valuesIn = (place) => inputs.filter((input) => input.dataset.in === place && input.value !== '');
  const path = form.dataset.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(form.elements.namedItem(name).value),
  );
  const query = new URLSearchParams(valuesIn('query').map(({ name, value }) => [name, value]));
  const response = await fetch(query.size > 0 ? `${path}?${query}` : path, {
    method: form.dataset.method,
    ...bodyOf(form, valuesIn('body')[0]?.value),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return `${response.status}\n${isJson ? JSON.stringify(JSON.parse(text), null, 2) : `${text.length} characters`}`;
}

function bodyOf(form, json) {
  const photo = form.querySelector('[data-in=photo]');
  if (!photo) return json ? { body: json, headers: { 'Content-Type': 'application/json' } } : {};
  const body = new FormData();
  for (const [name, value] of Object.entries(JSON.parse(json ?? '{}'))) body.append(name, value);
  if (photo.files[0]) body.append(photo.name, photo.files[0]);
  return { body };
}

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const reply = form.querySelector('.reply');
  reply.textContent = '…';
  try {
    reply.textContent = await tryIt(form);
  } catch (error) {
    reply.textContent = String(error);
  }
});
