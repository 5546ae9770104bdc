import type { Label } from '../messages/index.ts';
import type { Standing } from './values.ts';

/** What screens and spreadsheets call the parts of an account. */
export const ACCOUNT_LABELS = {
  name: { en: 'Name', hi: 'नाम' },
  Father: { en: 'Father', hi: 'पिता' },
  email: { en: 'Email', hi: 'ईमेल' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  village: { en: 'Village', hi: 'गाँव' },
  status: { en: 'Status', hi: 'स्थिति' },
} as const satisfies Record<string, Label>;

export const STANDING_LABELS = {
  approved: { en: 'Approved', hi: 'स्वीकृत' },
  rejected: { en: 'Rejected', hi: 'अस्वीकृत' },
  pending: { en: 'Pending', hi: 'प्रतीक्षा में' },
} as const satisfies Record<Standing, Label>;
