import { parseDate, toWireDate } from '@pehchan/contract/common';

/**
 * A form's values as multipart: texts as they are, the date of birth as an ISO string at UTC midnight
 * (specification section 3), the photo under the name that its call gives it.
 */
export function toFormData(values: Record<string, unknown>, photoName: 'imageFile' | 'image'): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) data.append(photoName, value);
    else if (typeof value === 'string') data.append(name, name === 'dateOfBirth' ? wireDate(value) : value);
  }
  return data;
}

function wireDate(typed: string): string {
  const day = parseDate(typed);
  return day ? toWireDate(day) : typed;
}
