import { VILLAGES } from '@pehchan/contract/common';
import { toLatin } from '../../ground/lists/name-key/devanagari.ts';
import { LONG_VOWELS, type Rules, written } from '../../ground/lists/name-key/spellings.ts';

/** Words in many passwords of this region: gods, places, greetings, names, cricketers, film actors. */
const VOCABULARY = `
  aakash aamir aanya aap aaradhya aarav aarti aarushi abd abhay abhijit abhimanyu abhinav abhishek abu achal adani
  adarsh adeshwar adhar adinath aditya advik afridi agarwal agni ahaan ahir aishwarya ajay ajinkya ajit akal
  akanksha akbar akhil akhilesh akhtar akkalkot akshay alaikum alhamdulillah ali alka allah allahu alvida amaira
  aman amar amba ambaji ambani ambati ambe ambedkar ambika ambuj amisha amit amitabh amol amrit anamika anand anandi
  anant anaya anchal angad aniket anil anirudh anita anjali anjana anjaneya anjani anju anjum ankit anku ankur
  ankush anmol annapurna anshu anshul antima anuj anup anupam anuradha anurag anushka aparna apeksha appu arbuda
  archana ardas arhant arihant arjun arnav arpit arshdeep aruna arvind arya aryan asha ashapura ashish ashok ashwin
  ashwini asif assalam assalamu atharv atul avad avinash avni axar ayaan ayodhya ayush ayushi ayyappa azad azam
  azhar azharuddin baap baari baba babar baberi babita babli bablu babu bachchan badal badri bafna bagdaram bahadur
  bahen baheti bahuchar bahucharaji baidyanath bajaj bajrang bajrangi bala balaji baldev bali balkrishna balram
  balvir balwan balwant bam banjara banke bansal banshi banti bapa bapu barsana basant basanti batuk bayan becharaji
  bedi behn ben beta beti bhadrakali bhagatsingh bhagavate bhagchand bhagirath bhagwan bhagwati bhagya bhai bhairu
  bhajan bhajji bhakti bhandari bhanu bhanwar bhanwari bharat bharti bharwad bhaskar bhati bhatt bhavani bhavesh
  bhavik bhavin bhavna bhavya bhawar bheru bheruji bhikam bhil bhim bhole bholu bhomiya bhomiyaji bhootnath bhopal
  bhumi bhumika bhupat bhupendra bhupesh bhupi bhuvan bhuvi bhuvnesh bihari bijal billu bimal bina bindu bipin
  birbal birju birla bishan bishnoi bismillah bittu bohra bol bolo bora bose boss brahma brahmani bramha bravo
  brijesh brijmohan budh bumra bumrah bunty buttler captaincool chacha chahal chaitanya chalisa chaman champa
  champak chamunda chanchal chand chandan chandani chandi chandika chandra chandrakant chandresh chandrika charan
  charbhuja charu chashmah chaturbhuj chaturthi chaturvedi chauhan chauth chennai chetan cheteshwar chhagan
  chhatrapati chhaya chhoti chhotu chhutki chiku chinmay chintan chintu chirag chogaram chopra chor choudhary
  choudhury chris christ chunilal cricket cricketer dada dadhich dadi daksh dakshesh dalpat damini damodar dangi
  darbar darji darshan darshil das dashrath datta dattatreya dave daya dayal deep deepak deepika deepti deol deora
  des desai deshnok dev devaki devansh devasi devesh devgan devi devika devilliers devra devta dham dhanesh dhanji
  dhanpat dhanraj dhanvantari dhanyavad dhara dharam dharmesh dharti dhaval dhawan dhiraj dhiren dhoni dhruv dhruvi
  dhruvil dhruvin dhwani di diksha dil dilip dimpal dimple dinesh dipesh disha divya divyansh divyesh dixit
  dnyaneshwar don dravid dube dukkadam dungaram durga durge durgesh dushyant dwarika dwarikadhish dwarka dwarkadhish
  dwivedi ekdant ekling ekta esha eshwar fagun falguni fan farhan faruk fatah fateh fatima firoz foram gahlot
  gaikwad gajanan gajanand gajendra gajraj gambhir gandhi ganesh ganeshay ganga gangaji ganguly gannayak ganpat
  ganpati garg garib gaura gaurang gaurav gauri gautam gauti gavaskar gavri gayatri gayle geeta geetanjali gehlot
  genaram ghanchi ghani ghanshyam ghantakarna gheesa ghewarchand ghisulal ghosh gill girdhari giridhar giridhari
  girish girivar girraj gobind godavari godisgreat godofcricket godwar goga gogaji gokul golden golu gopal gopalji
  gopi goswami govardhan govind govindraj govindram gowda grishneshwar gudda guddi guddu gujar gujarat gujarati
  gujju gulab gulshan gulzar guman gunjan gunvant gupta gurjar gurmeet gurpreet guru gyaneshwar hadbuji hafiz hansa
  hanuman hanumanji hanumant har hara harak harbans hardik hare haresh hari haridwar harish harjiram harkesh harmesh
  harsh harshad harshal harshit harshvardhan hasmukh hastimal hayagriv heena heer hema hemangi hemant hemlata hemraj
  hetal hetvi himani himanshi himanshu himmat hind hindustan hindustani hinglaj hiral hiren hitendra hitesh hiteshi
  hitman ho honey hrithik hukam hukmichand hussain ilove iloveyou imran inaya india indian indira indra indu
  inshallah iqbal ira irfan isa ishan ishani ishant ishika ishita ishq ishwar iyer jaan jaanu jadav jaddu jadeja
  jagannath jagat jagdamba jagdambe jagdish jagjit jagmal jagrati jagruti jai jaimin jaiswal jalaram jalor
  jambheshwar jambhoji jamuna janaki jangid jashoda jasprit jaswant jat jatin javagal jawan jayant jayawardene
  jayesh jeen jeet jeetu jemimah jesus jethalal jetharam jethmal jha jhanvi jhujhar jhulan jhunjhar ji jigar jigna
  jignesh jinal jinesh jinvar jitesh jivan jivaram jivraj jodha joga joshi jothi juhar juhi jumbo jwala jyotawali
  jyoti jyotika jyotsna ka kaajal kaalbhairav kabir kachhwaha kaif kaila kailash kaise kaka kala kalal kali kalika
  kalka kalki kalpana kalpesh kalu kalyan kamal kamdev kamini kamlesh kamna kanaiya kanak kanchan kanha kanhaiya
  kanti kanwar kapil kapoor karan karina karishma karni kartik kartikeya karuna kashi kashish kashyap katha katrina
  katyayani kaur kaushal kaushalya kaushik kaveri kavita kavya ke kedar kela kemcho kesar kesariyaji kesha keshav
  ketan ketu keval khalsa khamma khan khandelwal khatri khatu khatuwale khema khemchand khemraj kheta khetla khimaj
  khodiyar khuda khushal khushbu khushi khushwaha khwaja ki king kinjal kiran kirti kisan kishan kishor kishore
  kishorilal klrahul knightriders kohli kokila komal kothari kripa krish krishiv krishna krishnakant krunal krupa
  krutika kshetrapal kuber kuldeep kuldevi kuldevta kulkarni kumar kumari kumawat kumbh kumble kumhar kumkum kunal
  kundan kunj kunwar kurma kush kusum kyra labhu laddu ladla ladli lakha lakhan lakhmaram lakhmi lakhpat lakshita
  lakshman lakshmi lakshmikant lakshya lal lalit lalji lallu lambodar lara lata lav leela leena lehar likhma
  littlemaster lodha lohar lokesh love lucky luhar lumbaram luv maa maan madan madhav madhavi madhu madhur madhuri
  madhusudan madina magan mahabali mahadev mahagauri mahakal mahakali mahalakshmi mahamaya maharaj maharana
  maharashtra maharishi mahavir mahendra mahesh maheshwari mahi mahima mahipat mahudi mai maina majama makhan makka
  mal malani malhotra mali malik malinga malini malti malviya mama mamta manak manan manas mandhana mandir mangal
  mangalmurti mangaram mangi manibhadra manik manju manjula mannu manohar manohari manoj mansarovar mansi mansukh
  manvi maruti marwar marwari mashallah masih masterblaster mata mataji mathura matsya maula maxwell mayank mayur
  mayuri meena meenal megha meghana meghraj meghwal mehandipur mehta mehul meladi mera mere meri meshwal mevaram
  mewar mewari mhare micchami mintu minu mira misha mishra mishri mistri mital mitali mitesh mithalal mithun mitul
  mochan modak modaram modi mohammad mohammed mohan mohd mohinder mohini mohit mohnish momai mona monica monika monu
  mool morya motaram moti motu mount mridul msdhoni muhammad mukesh mukta mukul mukund mumbaiindians mummy munaf
  munna munni muralitharan murari murli murlidhar muruga murugan muskan nag nageshwari nagnechi nai naik naina nair
  nakoda nakul nama namah namaskar namaskaram namaste namita namo namokar namrata nanak nand nandan nandi nandini
  nandita nanuram narad naran narasimha narayan narendra naresh narine narmada narpat narsaram narsi narsingh
  nataraj nath nathdwara nathi nathu naval navdurga naveen navgrah navkar navneet navratan navratri navya nawab
  nawaz nayan neel neelam neelima neena neeraj neerav neeru neeta neha nehal nehra nehru nemaram nemi nidhi nihal
  nikhil nikita nikunj nilesh nilkanth nimesh nimisha nipun niral niranjan nirbhay nirma nirmal nisarg nisha nishant
  nishit nitesh niti nitin nitu niyati nokar nonu nrusingh nupur ohm ohmygod okaram om omi omkareshwar omprakash
  onkar ooltah osiya otaram oza pabu pabuji pachan padhar padharo padma padmanabh padmavati padmini padukone
  pahadawali pal palak pali palitana pallavi pandey pandit pandurang pandya pankaj panna pant papa papu paras pareek
  paresh pari parmanand parmar parmeshwar parshuram parshva parth parthiv parul parvati parvez pashupati pataudi
  patel pathak pathan patidar patil patlu pavan pawansut payal phool pihu pinal pinki pinku pinto pintu pir pitar
  pitru piyush pokar pollard ponting pooja poonam poonaram prabha prabhat prabhu prachi pradeep pradyuman prafull
  pragati pragya prahlad prajakta prajapat prajapati prakash pramila pramod pramukh pranali pranam pranav pranay
  pranjal prasad prasanna pratap pratham pratibha pratik pratiksha pravin prayag preet preeti prem prerna prince
  prisha pritam pritesh prithvi priyal priyam priyanka priyanshi priyesh pujara pukhraj puneet purav puri purnima
  purohit pushkar pushpa putra pyar pyari queen rabari rachana rachit radha radhe radhika raghav raghu raghupati
  raghuvar rahane rahe rahmat rahu rahul rai raidas raika raina raj raja rajan rajani rajasthan rajasthani rajat
  rajeev rajesh rajeshri rajeshwari rajnish rajput raju rajvi rakesh raki ram rama ramakant raman ramavtar rambha
  ramdin ramesar ramesh ramila ramniwas ramsa rana ranbir ranchhod ranchhodrai rani ranjan ranjit ranu ranveer rao
  rashi rashid rashmi ratan rathi rathod rathor rathore ratri rav raval ravan ravi ravichandran ravina ravish rawat
  rayudu re rebari reddy reena reeta rekha renu renuka resham reva reyansh ri richa riddhi rikhabdev rinki rinku
  rintu rishabh rishi rishika rishikesh ritesh ritika ritu ritvik robin rodrigues rohan rohini rohit rohitash ronak
  roshan roshani royalchallengers ruchi ruchika ruchita rudra rudransh rughnath rukmini runicha rupa rupal rupali
  rupchand rupesh rupsingh russell rutuja ruturaj rutvi rutvik sa saanvi sabarimala sachchiyay sachin sachiya sada
  sadguru sadhana sagar sagas saha sahab sahara saheb sahil sai saif saini sajjan sakshi salam salasar salim salman
  samar samarth sameer sammed sampat samson sana sanchit sandeep sandhya sangakkara sangam sangeeta sangram sanika
  sanjana sanjay sanjeev sanju sankalp sankat sankhla sant santosh santoshi sanwal sanwaliya sanwara sanwariya sapna
  sarala saraswati sargara sarita sarju saroj sat sati satish satnam satsriakal satvik saumya saurabh savaram savita
  savitri sawai sawan sawariya saxena seema sehwag sejal sen seth shabana shabnam shafali shah shahid shahrukh
  shaikh shailendra shailesh shaitan shakambhari shakti shakuntala shalini shalu shambhu shami shani shankar
  shankheshwar shanti sharanam sharda sharma sharmila sharvan shashank shashi shashikant shastri shatrughan
  shatrunjay sheela sheetla shefali shekh shekhar shekhawat sher sherawali sherowali sheshnag shikha shikhar
  shikharji shilpa shirdi shiv shivaji shivam shivang shivani shivay shoaib shobha shobhit shourya shreya shreyansh
  shreyas shri shridhar shrinathji shrivastava shruti shubh shubham shubhangi shukla shukriya shweta shyam siddha
  siddharth siddhi simandhar simran singh singhal singhvi sinha sintu siraj sirjadeja sirohi sirvi sisodia sita siya
  siyavar sky smita smruti sneha snehal soham sohan sohni solanki somani somnath sona sonal sonali sonam sonara
  sonia sonigara sonu sourav srikant srinivas star stokes subhanallah subhash subodh subramaniam subramanya suchitra
  sudha sudhanshu sudhir sujal sujata sujit sukha sukhdev sukhi sukhram sukriti sulochana suman sumati sumeet sumer
  sumitra sumukh sundar sundari sundarkand sundha sunil sunita sunny superking superkings suprabhat suprabhatam
  supriya suraj surbhi surekha surendra suresh surjeet surta surya sushant sushil sushma suthar suvalal suvarna
  swagat swagatam swami swamiye swapnil swara swarnim swarup swati sweety taarak tak takhat talsaram tanisha
  tanishka tanmay tanot tanu tanuja tanvi tanwar tanya tapan tara tarang tarkesh tarun tata teamindia teena teja
  tejaji tejal tejas tejasvi tejaswini tejpal tejraj tejsingh tendulkar thakor thakur thala thanaram thewall tikam
  tilak tillu tinku tirumala tirupati titu tiwari trikut trilok tripurari trivedi triveni tryambak tukaram tulcharam
  tulika tulsi turbanator tushar twinkle uchchab uday udit ugam ujjwal uma umaid umang umed umesh umiya umran umrav
  upadhyay upasana upendra urmila urvashi urvi usha uthappa utkarsh utsav uttam vaghela vaibhav vaishali vaishnav
  vaishnavi vaishno vaktaram valmiki vaman vanakkam vandana vande vanita vankal vanraj vansh vanshika varah varda
  varsha varun vasant vasudev vasudha vasuki vayu vedant veena veer veeru vela vena vengsarkar venkat venkatesh
  verai verma viaan vibha vicky vidhi vighnaharta vighneshwar vignesh vihan vijayi vijendra vikas vikram vikrant
  vimal vinay vinayak vineet vinod vinti vipin vipul virag viraj viral virat viresh virma virushka visaram vishakha
  vishal vishnu vishnudan vishvas vishwa vishwakarma vithoba vitthal vivaan vivek vrinda vrindavan vyas vyom
  waheguru walekum warner washington williamson worldcup wriddhiman ya yadav yam yamuna yash yashasvi yashika
  yashoda yashvi yashwant yatin yatish yogendra yogesh yogeshwar yogi yogini yogita yudhishthir yukti yusuf yuvi
  yuvika yuvraj yuzi yuzvendra zaheer zakir zara zarna zayn zeel zindabad
`;

const SPELLINGS: Rules = [
  ...LONG_VOWELS,
  [/y/g, 'i'],
  [/i{2,}/g, 'i'],
  [/ei/g, 'e'],
  [/au|ou|ow(?=[^aeiou])/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/ph/g, 'f'],
  // Spellings of one name: Rajender, Rajinder; Bhanwer, Bhanwar.
  [/ind(?=[ae]?r)/g, 'end'],
  [/(?<=[^aeiou])er(?=[^aeiou]|$)/g, 'ar'],
  // Spellings of one name: Krushna, Krishna; Trupti, Tripti.
  [/(?<=[bgkmpt]r)u(?=[st])/g, 'i'],
];

const spelled = (letters: string) => written(letters, SPELLINGS);

/** Drop letters that spellings omit, such as the second a of Bajarang, and an h after some consonants. */
function bare(word: string): string {
  const single = word.replace(/(?<=[bcdgjkpst])h+/g, '').replace(/([^aeiou])\1+/g, '$1');
  return single.length < 4 ? single : single.replace(/(?<=[^aeiou])a(?=[^aeiou])/g, '');
}

const withoutEnd = (word: string) => word.replace(/a$/, '');

const WORDS = new Set(
  `${VOCABULARY} ${VILLAGES.join(' ')}`
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .map(spelled)
    .map((word) => bare(word.length > 4 ? withoutEnd(word) : word)),
);
const LONGEST = 24;
const MOST_WORDS = 6;

/** Return whether a text, in lower case and without signs, has only local words, in either script. */
export function isLocalWord(letters: string): boolean {
  const isHindi = /\p{Script=Devanagari}/u.test(letters);
  const latin = isHindi ? toLatin(letters.replaceAll('ॐ', 'om'), { flap: 'r', isJoined: true }) : letters;
  const text = spelled(latin);
  let ends = new Set([0]);
  for (let words = 0; words < MOST_WORDS && !ends.has(text.length); words += 1) {
    ends = new Set([...ends].flatMap((start) => endsOfWords(text, start)));
  }
  return ends.has(text.length);
}

function endsOfWords(text: string, start: number): number[] {
  const ends = [];
  for (let end = start + 2; end <= Math.min(text.length, start + LONGEST); end += 1) {
    const part = text.slice(start, end);
    const isWord = WORDS.has(bare(part)) || WORDS.has(bare(withoutEnd(part)));
    // Skip words without a vowel: a few consonants form such a word by chance.
    if (isWord && /[aeiou]/.test(part)) ends.push(end);
  }
  return ends;
}
