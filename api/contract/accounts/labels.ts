import type { Label } from '../messages/index.ts';
import type { Reason, AccountStatus } from './values.ts';

export const ACCOUNT_LABELS = {
  name: { en: 'Name', hi: 'नाम' },
  Father: { en: 'Father', hi: 'पिता' },
  email: { en: 'Email', hi: 'ईमेल' },
  phone: { en: 'Phone', hi: 'फ़ोन' },
  village: { en: 'Village', hi: 'गाँव' },
  status: { en: 'Status', hi: 'स्थिति' },
} as const satisfies Record<string, Label>;

export const ACCOUNT_STATUS_LABELS = {
  approved: { en: 'Approved', hi: 'मंज़ूर' },
  rejected: { en: 'Rejected', hi: 'सुधार बाकी' },
  pending: { en: 'Pending', hi: 'जाँच बाकी' },
} as const satisfies Record<AccountStatus, Label>;

export const REASON_LABELS = {
  photo: {
    en: 'The photo is unclear, or not of the person',
    hi: 'फ़ोटो साफ़ नहीं है, या लड़के / लड़की की नहीं है',
  },
  name: { en: 'The name is incomplete', hi: 'नाम अधूरा है' },
  father: { en: 'The father’s or grandfather’s name is incomplete', hi: 'पिताजी या दादाजी का नाम अधूरा है' },
  village: {
    en: 'We don’t know your family in this village yet',
    hi: 'इस गाँव में आपके परिवार की पहचान नहीं हो पाई',
  },
  gotra: { en: 'The gotra is missing', hi: 'गोत्र नहीं लिखा है' },
  phone: { en: 'We called, and nobody answered', hi: 'हमने फ़ोन किया, पर बात नहीं हो पाई' },
  twice: { en: 'Your family seems to be here twice', hi: 'आपका परिवार शायद दो बार दर्ज है' },
  other: { en: 'Something else', hi: 'कोई और बात' },
} as const satisfies Record<Reason, Label>;
