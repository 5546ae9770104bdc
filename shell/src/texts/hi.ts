import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'layout.skip': 'सीधे मुख्य हिस्से पर जाएँ',
  'layout.account': 'खाता',
  'layout.footer': 'इस साइट के बारे में और',
  'layout.login': 'लॉगिन',
  'layout.signup': 'नया खाता',
  'layout.menu': '{name} का मेन्यू',
  'layout.profile': 'मेरी जानकारी',
  'layout.contact': 'संपर्क करें',
  'layout.about': 'हमारे बारे में',
  'layout.logout': 'लॉगआउट',
  'layout.main': 'मुख्य मेन्यू',
  'layout.home': 'होम',
  'layout.help': 'मदद',
  'layout.menuWord': 'मेन्यू',
  'layout.theme': 'रंग: {theme}। बदलें',
  'layout.themeNow': 'रंग: {theme}',
  'footer.about': 'हमारे बारे में',
  'footer.contact': 'संपर्क',
  'footer.terms': 'नियम और शर्तें',
  'footer.safety': 'आपकी जानकारी की सुरक्षा',
  'footer.credit': 'समाज के कार्यकर्ताओं ने बनाया',

  'farewell.leaving': 'लॉगआउट हो रहा है…',
  'farewell.title': 'यहाँ से लॉगआउट हो गया है',
  'farewell.later':
    'आपका कुछ भी यहाँ नहीं बचा है। साइट तक यह बात अभी नहीं पहुँची। नेटवर्क आने पर यहाँ साइट खुलते ही पहुँच जाएगी।',
  'farewell.login': 'लॉगिन पर जाएँ',

  'step.first': 'परिवारों की जानकारी देखने से पहले पक्का करें कि आप ही हैं।',
  'step.confirm': 'पक्का करें',

  'session.unknown': 'पहचान से संपर्क नहीं हो पाया।',

  'remote.problem': 'यह हिस्सा अभी नहीं खुल पा रहा',
  'remote.retry': 'फिर कोशिश करें',
  'remote.load': 'पन्ना फिर से खोलें',
  'remote.network': 'यह खुल नहीं पाया। नेटवर्क कमज़ोर हो सकता है, या साइट का अपडेट हो रहा है।',
  'remote.tampered': 'यह ठीक से नहीं आया, इसलिए खोला नहीं गया। फिर खोलें।',
  'remote.incompatible': 'इसके लिए पहचान का नया अपडेट चाहिए। कृपया पन्ना फिर से खोलें।',
  'remote.broken': 'इस हिस्से में कुछ गड़बड़ हो गई। बाकी साइट चल रही है।',
  'remote.release': 'साइट पूरी खुल नहीं पाई। नेटवर्क कमज़ोर हो सकता है, या साइट का अपडेट हो रहा है।',
  'remote.disabled': 'यह हिस्सा अभी बंद रखा गया है। बाकी साइट चल रही है।',
  'remote.kit-range': 'इसके लिए पहचान का नया अपडेट चाहिए। कृपया थोड़ी देर बाद फिर खोलें।',
  'remote.api-range': 'पहचान का नया अपडेट आ गया है। कृपया यह पन्ना फिर से खोलें।',

  'release.newer': 'पहचान का नया अपडेट आ गया है।',
  'release.load': 'अभी खोलें',
};
