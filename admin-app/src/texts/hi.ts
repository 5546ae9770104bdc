import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'dashboard.title': 'डैशबोर्ड',
  'dashboard.counts': 'गिनती',
  'stat.users': 'कुल सदस्य',
  'stat.biodata': 'कुल बायोडाटा',
  'stat.approved': 'स्वीकृत',
  'stat.rejected': 'अस्वीकृत',
  'stat.pending': 'स्वीकृति बाक़ी',
  'stat.female': 'लड़कियों के बायोडाटा',
  'stat.male': 'लड़कों के बायोडाटा',
  'pending.title': 'स्वीकृति की प्रतीक्षा में',
  'pending.search': 'नाम, पिता, ईमेल, मोबाइल, शहर या गाँव खोजें',
  'pending.approve': 'स्वीकृति दें',
  'pending.nothing': 'इस नाम का कोई सदस्य प्रतीक्षा में नहीं है।',
};
