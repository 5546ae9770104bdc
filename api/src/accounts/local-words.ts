import { toLatin } from '../lists/name-key/devanagari.ts';
import { LONG_VOWELS, type Rules, written } from '../lists/name-key/spellings.ts';

/**
 * What people here make passwords of, each word in one usual spelling: `SPELLINGS` brings the others to it.
 * Of gods and greetings a password has up to six, such as Jai Shri Ram Ji Ki.
 */
const GREETINGS = `
  jai jay shri om har hari hare bol bolo ji ki ka ke re sa di do namah namo nama namaste namaskar pranam ghani khamma
  mata mataji maa maan ma baba bapu dada dev devi deva devta bhagwan ishwar prabhu guru sadguru vahe wahe allah ya khuda
  ram siya siyaram sita ramdev ramdevpir pir radhe radha krishna kishan kanha kanhaiya govind gopal shyam khatu khatushyam
  madhav murlidhar vasudev narayan vishnu lakshmi laxmi shiv shivay shankar mahadev mahakal bhole bholenath kedarnath
  somnath parvati gauri ganesh ganpati ganapati bappa morya vinayak ganeshay hanuman bajrang bajrangbali bali balaji salasar durga
  amba ambe ambaji bhavani kali mahakali chamunda sundha karni santoshi saraswati gayatri sai sainath jagdamba jagannath
  surya indra brahma bhairav bheru nakoda pabuji tejaji sanwariya sanwaliya seth shrinath shrinathji tirupati swaminarayan
  mahavir mahaveer jinendra parshwanath arihant buddha ganga yamuna om shanti hind bharat bharatmata vande mataram
  vandemataram hindustan india rajasthan marwar mewar rajputana ilove love mera meri pyara zindabad satnam akal sat
`;

/** First names, family names and cricketers: two of them, as in Virat Kohli. */
const NAMES = `
  ramesh suresh mahesh dinesh naresh mukesh rakesh rajesh kamlesh hitesh jitesh nilesh yogesh umesh rupesh lokesh kalpesh
  mahendra rajendra surendra narendra jitendra virendra dharmendra bhupendra devendra upendra hemant anil sunil sushil vinod
  manoj pramod prakash jayprakash omprakash deepak dipak ashok alok vivek amit sumit ankit rohit mohit lalit ajit ranjit
  rahul rohan mohan sohan madan chetan pawan kiran karan arjun bhim nakul yash harsh jayesh jignesh nikhil akhil kapil
  sachin nitin jatin bipin vipin praveen pravin naveen arvind govardhan bharat lakshman ratan kishor kishore hasmukh pukhraj
  champalal bhanwar mangilal kantilal shanti chunilal babu babulal raju vijay ajay sanjay uday jay ravi kavi raj rajan
  sandeep pradeep kuldeep jaideep dilip vikas vikram vishal gaurav saurabh piyush manish satish girish jagdish harish ashish
  kunal vishnu sagar tushar mayur neeraj pankaj suraj dhiraj sunny bunty pappu golu chintu pintu monu sonu guddu munna
  priya pooja puja neha kavita anita sunita vinita lalita sarita babita mamta namrata geeta gita nita rita meena mina reena
  seema rekha surekha sushila kamla vimla pushpa manju manjula anju sanju asha usha nisha disha varsha shobha prabha rama
  uma jyoti bhagwati bharti aarti arti swati preeti priti kirti shruti smriti khushbu komal payal sonal hetal kinjal dimple
  nikita ankita riya diya siya tanvi vidhi nidhi sejal shreya sneha anjali pinky rinku mona sona tina hansa tara leela lila
  kohli virat dhoni msdhoni mahi tendulkar rohitsharma sharma hardik pandya bumrah jasprit jadeja ravindra yuvraj yuvi singh
  sehwag virender ganguly sourav dravid kumble zaheer harbhajan bhajji raina gambhir gautam shikhar dhawan rishabh pant
  gill shubman siraj shami ashwin ishan iyer kapildev gavaskar smriti mandhana harmanpreet mithali cricket csk rcb
  suthar prajapat mali purohit choudhary chaudhari rajput rathore rathod chauhan patel jain soni darji rawal verma gupta
  yadav meena gujar gurjar joshi vyas pandit modi
`;

const SUFFIXES = `
  ji bhai ben lal kumar kumari kunwar singh sinh devi bai rani raja raj chand das dev ram nath prasad pal mal papa mummy
  mama kaka king queen boss don star love
`;

/** What is written in several ways in Latin letters, and the one that stands for all. In this order. */
const SPELLINGS: Rules = [
  ...LONG_VOWELS,
  [/y/g, 'i'],
  [/i{2,}/g, 'i'],
  [/ei/g, 'e'],
  [/au|ou/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/ph/g, 'f'],
  [/(?<=[bcdgjkpst])h+/g, ''],
  [/nd[aei]r/g, 'ndr'],
];

const spelled = (letters: string) => written(letters, SPELLINGS);

/** Devanagari doesn't show which a is silent, so they are compared without any. */
const withoutA = (letters: string) => spelled(letters).replaceAll('a', '');

/** Return a pattern of whole passwords. An a at a word's end comes and goes: Shiv, Shiva; Krishn, Krishna. */
function patternOf(spell: (word: string) => string): RegExp {
  const oneOf = (list: string) => {
    const words = list.trim().split(/\s+/).map(spell);
    const open = words.map((word) => (word.length > 4 ? word.replace(/a$/, '') : word));
    const told = new Set(open.filter(({ length }) => length > 1));
    return `(?:(?:${[...told].join('|')})a?)`;
  };
  const [greeting, name] = [oneOf(GREETINGS), oneOf(NAMES + GREETINGS)];
  return new RegExp(`^(?:${greeting}{1,6}|${greeting}{0,3}${name}{1,2}${oneOf(SUFFIXES)}{0,2})$`);
}

const LATIN = patternOf(spelled);
const DEVANAGARI = patternOf(withoutA);

/**
 * Return whether a text consists of gods, greetings, first names or cricketers alone, in either script.
 * @param letters in lower case, without signs
 */
export function isLocalWord(letters: string): boolean {
  if (!/\p{Script=Devanagari}/u.test(letters)) return LATIN.test(spelled(letters));
  return DEVANAGARI.test(withoutA(toLatin(letters.replaceAll('ॐ', 'om'), { flap: 'r', isJoined: true })));
}
