// Passwords that are tried first everywhere. Written from what is generally known of such lists rather than copied from
// one, so it is no count of "the first 3,000": some 700 as they are typed, and some 800 words and names that people
// choose here, alone and with the endings they put behind them. That makes about 15,000, compared in lower case.
import { normalPassword } from "../../platform/password-length.rules.ts"

const asTyped = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 7654321 654321 543210
111111 1111111 11111111 111111111 1111111111 222222 2222222 22222222 333333 33333333 444444 44444444 555555 5555555
55555555 666666 6666666 66666666 777777 7777777 77777777 888888 8888888 88888888 999999 9999999 99999999 9999999999
000000 0000000 00000000 0000000000 101010 10101010 121212 12121212 131313 141414 151515 161616 171717 181818 191919
202020 20202020 212121 232323 242424 252525 262626 272727 282828 292929 303030 313131 323232 343434 353535 363636 373737
383838 393939 404040 414141 424242 454545 464646 474747 484848 494949 505050 515151 525252 545454 565656 575757 585858
595959 616161 626262 636363 646464 656565 676767 686868 696969 69696969 707070 717171 727272 737373 747474 757575 767676
787878 78787878 797979 808080 818181 828282 838383 848484 858585 868686 878787 898989 909090 919191 929292 939393 949494
959595 969696 979797 989898 123123 123123123 123321 1234321 12344321 123454321 1234554321 123456654321 321321 321654
321654987 456456 456789 456123 456852 789456 789456123 789789 789654 789123 147147 147258 147258369 147852 147852369
159159 159357 159753 159951 258258 258456 258369 357159 369258 369258147 741741 741852 741852963 753159 753951 852456
852852 852963 951753 951357 963852 963741 963852741 987987 987654 9876543 9876543210 963963 112233 11223344 1122334455
112358 112211 113311 114477 123789 123987 123654 123654789 124578 125125 135790 135791 13579 1357924680 1357908642 246810
24681012 2468013579 246246 102030 10203040 1020304050 100100 100200 100200300 200200 300300 500500 123000 123456a a123456
a12345 a1234567 a12345678 a123456789 aa123456 aa12345678 abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcd12345
abcde12345 abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefg123 abcabc abc123abc abcd@1234 abc@123 abc@1234 abcd@123
123abc 1234abcd 123456abc 12345a 123456q 123456z 12345q 12345qwert 12345qwerty 123qwe 123qweasd 123qwe123 1234qwer
1234qwerasdf 123456qwerty 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz@wsx
1qaz!qaz 1qaz1qaz 2wsx3edc 2wsxzaq1 3edc4rfv zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx !qaz@wsx q1w2e3 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 q12345 q123456 q123456789 qq123456 qwe123 qweqwe qweasd qweasdzxc qweasd123 qwe123qwe qwerasdf qwerqwer qwer1234
qwert1 qwert12345 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio
qwertyuiop qwertyuiop123 qwerty7 qwerty99 qwerty00 qwerty!@ qwerty@123 qazwsx qazwsx123 qazwsx12 qazwsxedc qazwsxedcrfv
qazqaz qazxsw wsxedc asdasd asdasd123 asdf1234 asdf12 asdfasdf asdfgh asdfgh123 asdfgh1 asdfghj asdfghjk asdfghjkl
asdfghjkl123 asdfjkl asd123 asd12345 asd123456 asdqwe asdqwe123 asdzxc asdf123 asdfqwer zxcvbn zxcvbn1 zxcvbn123 zxcvbnm
zxcvbnm1 zxcvbnm123 zxcv1234 zxczxc zxcasd zxcasdqwe zxc123 zxcvzxcv poiuyt poiuytrewq mnbvcx mnbvcxz lkjhgf lkjhgfdsa
ytrewq trewq1 aaaaaa aaaaaaa aaaaaaaa aaaaaa1 aaa111 aaa123 aa1234 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4 ababab abababab
bbbbbb cccccc dddddd eeeeee ffffff gggggg hhhhhh jjjjjj kkkkkk llllll mmmmmm nnnnnn oooooo pppppp qqqqqq rrrrrr ssssss
tttttt uuuuuu vvvvvv wwwwww xxxxxx xxxxxxxx yyyyyy zzzzzz zzzzzzzz 1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f z1x2c3 z1x2c3v4 z123456
z12345 x123456 s123456 m123456 w123456 k123456 111222 111222333 222333 333444 444555 555666 666777 777888 888999 999000
111333 111999 222111 000111 000123 001122 007007 010101 01010101 010203 01020304 0102030405 011235 012345 0123456 01234567
012345678 010180 010190 010191 010192 1111aaaa 11112222 1111qqqq 111aaa 123admin 12qwaszx 12qw12 12qw34er 12345qaz 123qaz
123zxc 123asd 123asd123 123qwerty 159357a 1password 1passw0rd 1234567q 1234567a 12345678a 12345678q 123456789a 123456789q
1234567890a 1234567890q 123456aa 123456as 123456qw 123456qwe 1314520 5201314 520520 521521 1314521 147896 147896325 142536
142857 147963 147369 159263 192837 192837465 198877 235689 31415926 314159 299792 142434 4815162342 8675309 90210a
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveu iloveu2 iloveme iloveme1 ilovegod ilovejesus ilovemom
ilovemyself ilovemyfamily iloveindia iloveyousomuch iloveyoubaby loveyou loveyou1 loveme loveme1 lovely1 letmein letmein1
letmein123 letmein! letmein@123 letmein2 trustno1 whatever whatever1 nothing nothing1 fuckyou fuckyou1 fuckyou2 fuckyou123
fuckme fuckit fuckoff asshole bullshit blowme biteme eatme kissme kissmyass imissyou forgetit forgotten iforgot iforgot1
dontknow idontknow ihateyou jesuschrist jesus1 jesuslovesme godisgood godislove godbless blessed1 noobnoob ncc1701 ncc1701d
ncc1701e thx1138 r2d2c3po c3por2d2 rush2112 8j4ye3uz bond007 agent007 james007 007bond p@ssw0rd p@ssword p@55word p@55w0rd
pa55word pa55w0rd pa$$word pa$$w0rd passw0rd passw0rd1 passw0rd! p4ssw0rd p4ssword pass@word pass@word1 pass@123 pass@1234
pass123 pass1234 pass12345 pass123456 passpass passport1 passwd1 passwort admin@123 admin123 admin1234 admin12345 admin123456
admin@1234 admin!@# admin#123 adminadmin admin1 admin888 root123 root@123 rootroot toor123 test123 test1234 test12345 testtest
test@123 test@1234 temp123 temp1234 temp@123 user123 user1234 user@123 guest123 demo123 demo@123 login123 love123 love1234
love12345 lovelove loveit hello123 sex123 sexsex god123 india123 india@123 india1 india1947 india@1947 indian123 jaihind
jaihind123 jaimatadi jaishreeram jaishriram jaihanuman jaibhim jaiganesh omsairam omnamahshivaya omsai123 om123456 sairam123
harekrishna hareram harharmahadev radhekrishna radheradhe radhe123 shriram123 bharatmata vandemataram saibaba1 pune123
pune1234 pune@123 mumbai1 delhi123 delhi@123 goa12345 ram12345 raj12345 raj123 raj@123 ravi123 ravi@123 ajay123 amit123
amit@123 anil123 sunil12 rahul12 neha123 pooja12 priya12 riya123 rohit12 sachin10 dhoni07 msdhoni msdhoni7 virat18 kohli18
!@#$%^ !@#$%^& !@#$%^&* !@#$%^&*() !@#$1234 !@#123 1234!@#$ 123!@# 123456! 123456@ 123456# 12345678! 1234@1234 1234@abcd
123@123 123@abc 123@456 12345@ @12345 @123456 @1234567 abc!@# qwe!@# q!w@e#r$ 1!2@3# zaq!xsw2 zaq!2wsx ..... ...... ******
`

const texts = `
password passwort passwords master monkey dragon shadow sunshine princess football baseball basketball cricket hockey soccer
tennis superman batman spiderman ironman starwars pokemon pikachu naruto welcome welcome@ hello hellohello computer internet
samsung google facebook instagram youtube twitter whatsapp android windows microsoft nokia iphone apple orange banana mango
cherry lemon pepper ginger cookie chocolate cheese coffee butter sugar honey candy secret secrets freedom forever friend
friends family mother father brother sister mummy daddy mommy papa babygirl babyboy baby angel angels lovely lover love sexy
hottie beautiful cutie sweety sweetie sweetheart darling flower flowers rainbow summer winter spring autumn monday tuesday
wednesday thursday friday saturday sunday january february march april august september october november december hunter
ranger killer harley jordan michael jennifer jessica daniel thomas robert charlie andrew matthew joshua ashley amanda
michelle nicole hannah samantha elizabeth victoria alexander alexandra anthony william joseph richard patrick steven george
david james jackson maggie buster tigger ginger pepper bailey rocky lucky lucky7 happy smile smiley silver golden diamond
purple yellow orange black white green blue red matrix phoenix thunder lightning tiger lion panther eagle falcon hawk wolf
bear horse mustang ferrari porsche mercedes bmw corvette camaro yamaha honda suzuki toyota pulsar enfield bullet scooter
liverpool arsenal chelsea manchester barcelona realmadrid ronaldo messi neymar rooney beckham yankees cowboys steelers
lakers eagles packers redsox rangers dolphins gateway access admin administrator login guest user test tester testing demo
server system oracle cisco linux ubuntu root super power energy money dollar rupee rupees million banker business office
company manager director student teacher school college doctor nurse engineer lawyer police army soldier captain pilot
hacker cracker gamer player winner champion legend king queen prince emperor warrior knight wizard magic mystic spirit
ghost demon devil heaven angelina jesus christ church bible amen allah muslim islam bismillah muhammad mohammed ahmed ali
hussain hassan abdullah khan ibrahim yusuf fatima ayesha zainab krishna radha radhe shiva shivam shivji mahadev ganesh
ganesha ganpati ganapati hanuman bajrang bajrangi laxmi lakshmi saraswati durga kali vishnu rama shriram jaishri sairam
saibaba sai balaji tirupati venkat murugan ayyappa swami guruji waheguru satnam khalsa singh kaur jatt punjabi punjab
gujarat gujarati marathi maratha maharashtra shivaji shivray peshwa bajirao sambhaji hindustan bharat india indian mumbai
bombay delhi newdelhi kolkata calcutta chennai madras bangalore bengaluru hyderabad pune poona nagpur nashik kolhapur
satara sangli solapur aurangabad thane goa jaipur lucknow kanpur indore bhopal surat ahmedabad vadodara rajkot patna ranchi
guwahati kerala kochi tamil telugu kannada namaste namaskar chandan sandal gulab kamal mogra chameli jasmine lotus rose
lily daisy tulip tulsi neem peepal ganga yamuna godavari narmada kaveri himalaya everest aakash akash aditya abhishek ajay
akshay amit amitabh amol anand anil anita anjali ankit ankita anuj anushka aparna arjun arun aruna ashish ashok ashwini
avinash bharti bhushan chetan deepak deepika dhoni dinesh divya gaurav gayatri geeta girish gopal govind hari harish harsh
hemant himanshu hitesh jagdish jayesh jyoti kajal kalpana kamlesh kapil karan karthik kavita kiran kishore komal kumar
kunal lalit madhav madhuri mahesh manish manisha manoj meena megha mohan mohit monika mukesh nandini naresh narendra naveen
neelam neeraj neha nikhil nilesh nisha nitin omkar pallavi pankaj parth pavan pawan pooja poonam prabhu pradeep prakash
pramod pranav prasad prashant pratik praveen preeti prem priya priyanka rahul rajat rajesh rajendra rajiv raju rakesh ramesh
rani ravi ravindra rekha renuka rishi ritesh ritu rohan rohit roshan sachin sagar salman sameer sandeep sandhya sangeeta
sanjana sanjay santosh sarita satish saurabh savita seema shahrukh shailesh shalini shankar sharma sheetal shilpa shivani
shreya shubham shweta siddharth simran smita sneha sonal sonali sonia sonu srinivas subhash sudhir sujata sumit sunil sunita
suresh surya sushil swapnil swati tanvi tarun tejas tushar uday umesh usha vaibhav vaishali varsha varun vasant vidya vijay
vikas vikram vinay vinod vipul virat vishal vivek yash yashwant yogesh tendulkar kohli gandhi nehru ambedkar tagore bollywood
cinema sholay bahubali dabangg krrish chotu motu gudiya bittu pinku tinku guddu munna bablu rinku dolly honey sweetu shona
jaan jaanu janu janeman mohabbat pyaar ishq dosti dost yaar bhai behen maa baba aai aaji dada didi guru chai paneer biryani
samosa vadapav modak mithai laddu jalebi sonata qwerty asdf azerty zxcvb changeme default letmein opensesame abracadabra
hallo bonjour ciao salut hola amigo bella carlos maria marina natasha tatiana svetlana vladimir sergey dmitry alexey andrey
nikita maxim anton roman oleg ivan boris misha pasha sasha slipknot metallica nirvana eminem rammstein blink182 greenday
rockstar rock music guitar piano drummer dancer dance singer artist painter design designer interior architect builder
building contractor property house home homes myhome garden kitchen bedroom window door zxcvbnm creative nature ocean
river mountain sky star stars moon sun planet galaxy earth water fire storm snow rain cloud skyline titanic avatar joker
marvel avengers thanos hulk thor loki groot deadpool wolverine hogwarts harrypotter gandalf frodo snoopy garfield mickey
minnie donald doraemon nobita shinchan tweety scooby popeye simba nemo dory barbie cinderella lol lollol haha hehe blah
foobar asdfg qwert something anything everything unknown private public security secure safety protect locked unlock open
`

const endings = [
  "",
  "1",
  "2",
  "7",
  "12",
  "11",
  "01",
  "123",
  "1234",
  "12345",
  "123456",
  "@1",
  "@12",
  "@123",
  "@1234",
  "!",
  "@",
  "#",
  "007",
]

const common = new Set(
  [...asTyped.split(/\s+/), ...texts.split(/\s+/).flatMap((word) => endings.map((ending) => word + ending))].filter(
    (password) => password.length >= 6,
  ),
)

export const isCommonPassword = (password: string) => common.has(normalPassword(password).toLowerCase())
