import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'login.welcome': 'पहचान में फिर से आपका स्वागत है',
  'login.lead': 'अपने खाते में लॉगिन करें',
  'login.biodata': 'यह बायोडाटा देखने के लिए लॉगिन करें।',
  'login.panel': 'खाता बनाइए और पाइए अपनों की अपनों से पहचान!',
  'login.sending': 'खुल रहा है....',
  'login.forgot': 'पासवर्ड भूल गए?',
  'login.created': 'आपका खाता बन गया है।',
  'login.unkept':
    'यह ब्राउज़र आपका लॉगिन याद नहीं रखता। यह पता किसी दूसरे ब्राउज़र में खोलें, जैसे क्रोम में, या इस ब्राउज़र की सेटिंग में कुकी चालू करें।',
  'login.copy': 'पता कॉपी करें',
  'login.copied': 'पता कॉपी हो गया',
};
