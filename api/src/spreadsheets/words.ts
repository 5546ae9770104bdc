import type { Standing } from '@pehchan/contract/accounts';
import type { Employment, Gender } from '@pehchan/contract/biodata';
import type { Language } from '@pehchan/contract/messages';

const en = {
  sheet: { users: 'Users', biodata: 'Biodata' },
  serial: 'SrNo',
  name: 'Name',
  father: 'Father',
  grandfather: 'Grandfather',
  mother: 'Mother',
  email: 'Email',
  phone: 'Phone',
  village: 'Village',
  city: 'City',
  status: 'Status',
  standingSince: 'Status since',
  registered: 'Registered',
  biodata: 'Biodata',
  gender: 'Gender',
  dateOfBirth: 'Date of Birth',
  age: 'Age',
  height: 'Height',
  gotra: 'Gotra',
  education: 'Education',
  college: 'College',
  employedIn: 'Employed In',
  occupation: 'Occupation',
  organisation: 'Organisation',
  brothers: 'Brothers',
  marriedBrothers: 'Married Brothers',
  sisters: 'Sisters',
  marriedSisters: 'Married Sisters',
  added: 'Added',
  genders: { MALE: 'Male', FEMALE: 'Female' } satisfies Record<Gender, string>,
  employments: { PRIVATE: 'Private', GOVT: 'Government', BUSINESS: 'Business' } satisfies Record<
    Employment,
    string
  >,
  standings: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } satisfies Record<
    Standing,
    string
  >,
};

/** What a spreadsheet says beside its data. */
export type Words = typeof en;

const hi: Words = {
  sheet: { users: 'सदस्य', biodata: 'बायोडाटा' },
  serial: 'क्रम',
  name: 'नाम',
  father: 'पिता',
  grandfather: 'दादा',
  mother: 'माता',
  email: 'ईमेल',
  phone: 'मोबाइल',
  village: 'गाँव',
  city: 'शहर',
  status: 'दर्जा',
  standingSince: 'दर्जा कब से',
  registered: 'पंजीकरण',
  biodata: 'बायोडाटा',
  gender: 'लड़का/लड़की',
  dateOfBirth: 'जन्म तारीख़',
  age: 'उम्र',
  height: 'क़द',
  gotra: 'गोत्र',
  education: 'पढ़ाई',
  college: 'कॉलेज',
  employedIn: 'नौकरी का प्रकार',
  occupation: 'काम',
  organisation: 'संस्था',
  brothers: 'भाई',
  marriedBrothers: 'विवाहित भाई',
  sisters: 'बहनें',
  marriedSisters: 'विवाहित बहनें',
  added: 'कब जोड़ा',
  genders: { MALE: 'लड़का', FEMALE: 'लड़की' },
  employments: { PRIVATE: 'प्राइवेट', GOVT: 'सरकारी', BUSINESS: 'व्यापार' },
  standings: { pending: 'प्रतीक्षा में', approved: 'स्वीकृत', rejected: 'अस्वीकृत' },
};

export const words: Record<Language, Words> = { en, hi };
