import { parseDate, toWireDate } from '@pehchan/contract/common';
import { endpoints, type PhotoCall } from '@pehchan/contract/endpoints';

/** Return multipart data. A date of birth becomes an ISO string at UTC midnight (specification section 3). */
export function toFormData(call: PhotoCall, values: Record<string, unknown>): FormData {
  const { field } = endpoints[call].photo;
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) data.append(field, value);
    else if (typeof value === 'string') data.append(name, name === 'dateOfBirth' ? wireDate(value) : value);
  }
  return data;
}

function wireDate(typed: string): string {
  const day = parseDate(typed);
  return day ? toWireDate(day) : typed;
}
