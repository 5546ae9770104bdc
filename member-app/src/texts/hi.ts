import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'home.title': 'नमस्ते, {name}',
  'home.lead': 'अपनों की अपनों से पहचान',
  'home.pending': 'एडमिन आपके परिवार की जानकारी देख रहे हैं। स्वीकृति मिलने पर आप दूसरे परिवार खोज सकेंगे।',
  'home.rejected': 'आपके खाते को स्वीकृति नहीं मिली। कृपया संपर्क पन्ने पर दिए एडमिन को फ़ोन करें।',
  'home.list': 'आपके परिवार के बायोडाटा',
  'home.search': 'नाम से खोजें',
  'home.add': 'बायोडाटा जोड़ें',
  'home.nothing': 'इस नाम का कोई बायोडाटा नहीं है।',

  'add.title': 'बायोडाटा जोड़ें',
  'add.lead': 'आपके बेटे या बेटी का बायोडाटा।',
  'add.submit': 'बायोडाटा जोड़ें',

  'edit.title': 'बायोडाटा बदलें',
  'edit.submit': 'बदलाव सहेजें',

  'search.title': 'बायोडाटा खोजें',
  'search.lead': 'स्वीकृत परिवारों के बायोडाटा',
  'search.list': 'मिले हुए बायोडाटा',

  'biodata.title': 'बायोडाटा',
  'biodata.back': 'सूची पर वापस',
};
