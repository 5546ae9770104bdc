/** The four contacts of the Contact page: fixed content (specification section 1), invented people. */
export const administrators = [
  { name: 'Bhanwarlal Purohit', city: 'Sirohi', phone: '9000000011', email: 'bhanwarlal@pehchan.example' },
  { name: 'Kesaram Suthar', city: 'Mumbai', phone: '9000000012', email: 'kesaram@pehchan.example' },
  { name: 'Manjula Rawal', city: 'Ahmedabad', phone: '9000000013', email: 'manjula@pehchan.example' },
  { name: 'Devaram Prajapat', city: 'Bengaluru', phone: '9000000014', email: 'devaram@pehchan.example' },
] as const;
