/** Invented names: any likeness to a real family is chance. */
export const MEN = [
  'RAMESH', 'SURESH', 'MAHENDRA', 'NARESH', 'DINESH', 'PRAKASH', 'BHARAT', 'KISHOR', 'JAYANTI', 'HASMUKH', 'VINOD', 'ASHOK',
  'CHAMPALAL', 'PUKHRAJ', 'SOHANLAL', 'BHANWARLAL', 'MOHANLAL', 'GANPAT', 'KANTILAL', 'MANGILAL', 'JETHMAL', 'OTARAM',
] as const; // prettier-ignore
export const SONS = [
  'ROHIT', 'VIKAS', 'NIKHIL', 'HARSH', 'YASH', 'ANKIT', 'DEEPAK', 'MANISH', 'KUNAL', 'PIYUSH', 'HITESH', 'JATIN', 'KARAN',
  'LALIT', 'MAYUR', 'NEERAJ', 'PRATIK', 'RAHUL', 'SAGAR', 'TUSHAR', 'UMESH', 'VISHAL',
] as const; // prettier-ignore
export const DAUGHTERS = [
  'PRIYA', 'POOJA', 'NEHA', 'KAVITA', 'ANJALI', 'DIMPLE', 'HETAL', 'JYOTI', 'KHUSHBU', 'MAMTA', 'NIKITA', 'PAYAL', 'RIYA',
  'SEJAL', 'SHREYA', 'SNEHA', 'SONAL', 'SWATI', 'TANVI', 'URVASHI', 'VARSHA', 'VIDHI',
] as const; // prettier-ignore
export const MOTHERS = [
  'SITA', 'GITA', 'LAXMI', 'KAMLA', 'SHANTA', 'PUSHPA', 'MANJULA', 'HANSA', 'INDRA', 'SUSHILA', 'VIMLA', 'BHAGWATI', 'TARA',
] as const; // prettier-ignore
/** Surnames of one community. Some families use their gotra as surname. */
export const SURNAMES = ['MALI', 'SAINI', 'MALI', 'SOLANKI', 'MALI', 'GEHLOT', 'MALI', 'PARMAR'] as const;
export const CITIES = [
  'MUMBAI', 'AHMEDABAD', 'SIROHI', 'SURAT', 'JODHPUR', 'PUNE', 'BENGALURU', 'CHENNAI', 'UDAIPUR', 'ABU ROAD', 'HYDERABAD',
] as const; // prettier-ignore
export const HEIGHTS = [
  "5.0'",
  "5.1'",
  "5.2'",
  "5.3'",
  "5.4'",
  "5.5'",
  "5.6'",
  "5.7'",
  "5.8'",
  "5.9'",
  "5.10'",
] as const;
export const STUDIES = [
  ['B.COM', 'SIROHI COLLEGE', 'ACCOUNTANT'],
  ['B.E. COMPUTER', 'GUJARAT UNIVERSITY', 'SOFTWARE ENGINEER'],
  ['M.COM', 'MUMBAI UNIVERSITY', 'CHARTERED ACCOUNTANT'],
  ['B.ED', 'JODHPUR COLLEGE', 'TEACHER'],
  ['M.B.B.S.', 'UDAIPUR MEDICAL COLLEGE', 'DOCTOR'],
  ['B.A.', 'ABU ROAD COLLEGE', 'SHOPKEEPER'],
  ['DIPLOMA CIVIL', 'PUNE POLYTECHNIC', 'SITE ENGINEER'],
] as const;
export const HOBBIES = [
  'Reading',
  'Cricket',
  'Cooking',
  'Music',
  'Rangoli',
  'Travelling',
  'Gardening',
] as const;
export const ABOUT = [
  'Cheerful, fond of family and of good food.',
  'Calm and hard working; likes to spend Sundays in the village.',
  'Curious about the world and close to the grandparents.',
] as const;
export const ABOUT_FAMILY = [
  'A family of the village that keeps together.',
  'We live in the village and have a shop in the city.',
  'A joint family; the grandparents live with us.',
] as const;
