/**
 * Common passwords and words that make up most of one. Digits, years and keyboard sequences are not listed, because the rule detects them
 * by itself.
 */
export const COMMON_PASSWORD_WORDS: readonly string[] = `
password passwort passcode passphrase passw0rd letmein welcome login signin secret secrets access access14 admin administrator root
superuser master default changeme change temporary temp guest test tester testing example sample demo trial user username
account mypassword newpassword oldpassword nopassword yourpassword thepassword security secure private public system
server computer internet network online offline website windows linux ubuntu android google facebook instagram twitter
youtube whatsapp amazon netflix apple samsung microsoft nokia oracle java javascript python coding hacker hacking matrix
student students teacher college school campus university institute hostel mess library exam exams semester engineer engineering
faculty professor dean director principal council senate gymkhana club president secretary coordinator portal quad office
iloveyou ilove loveyou loveme lovely lover lovers love lovebug mylove truelove forever always together sweetheart sweetie
honey babe baby babygirl babyboy darling princess prince queen king angel angels devil heaven hell kisses kiss hugs
beautiful pretty handsome sexy cutie cute friend friends friendship bestfriend bestfriends buddy family mother father mommy
daddy mummy papa mama amma appa brother sister bhai didi dada nana nani beta
qwerty qwert qwertz azerty asdf asdfgh zxcv zxcvbn qazwsx qweasd zaqwsx wsxedc qwaszx abcd aaaa
monkey dragon tiger lion eagle falcon hawk wolf wolves bear panther leopard cheetah jaguar puma cobra python viper snake
shark dolphin whale fish horse pony unicorn rabbit bunny kitten kitty puppy doggy doggie teddy teddybear panda koala
penguin turtle spider spiderman scorpion butterfly bird birdie duck chicken rooster goat sheep elephant camel rhino gorilla
batman superman ironman avengers captain america marvel hulk thor loki joker flash robin wonderwoman deadpool
wolverine starwars startrek skywalker yoda vader jedi luke leia pokemon pikachu naruto sasuke itachi goku dragonball onepiece
luffy mario luigi zelda sonic minecraft fortnite pubg valorant counterstrike halo warcraft gamer gaming playstation xbox nintendo
football soccer cricket baseball basketball hockey tennis badminton volleyball kabaddi chess swimming running gymnastics
sports athlete champion champions winner winners victory legend legends hero heroes warrior warriors fighter soldier ninja
samurai pirate pirates ranger rangers hunter shooter killer sniper assassin phantom ghost shadow demon monster vampire
zombie wizard magic magical mystery mystic fantasy dream dreams dreamer destiny fortune lucky luck happy happiness smile
smiley sunshine sunny sunday monday tuesday wednesday thursday friday saturday january february march april june july august
september october november december summer winter spring autumn monsoon season morning evening night midnight rainbow
rain snow snowball storm thunder lightning cloud ocean river mountain island beach forest jungle desert flower flowers
rose lotus lily jasmine daisy tulip orchid sunflower garden green blue black white yellow orange purple pink silver golden
gold diamond crystal pearl ruby emerald sapphire platinum copper steel iron metal stone rock rocky star stars starlight
superstar rockstar moon moonlight sunset sunrise galaxy cosmos universe planet earth mars venus jupiter saturn pluto mercury
rocket space apollo phoenix titan atlas zeus apache hercules achilles spartan trojan troy athena
music musical guitar piano violin drums singer dancer dancing metallica nirvana beatles eminem rihanna beyonce shakira coldplay
linkinpark blackpink army bangtan taylor swift bieber selena
chocolate cookie cookies candy sugar sweet cherry strawberry banana mango apple pineapple orange grapes lemon peach coconut
pepper ginger cinnamon vanilla butter cheese pizza burger pasta noodles biryani samosa chai coffee pepsi cocacola
ferrari porsche mercedes bentley toyota honda yamaha suzuki bullet harley mustang camaro corvette lamborghini bugatti
jesus christ christian church heaven faith hope grace blessed blessing praise glory amen bible allah bismillah muhammad
islam krishna ganesh ganesha shiva mahadev hanuman jaishreeram sairam shriram radhe radhekrishna waheguru durga lakshmi saraswati
vishnu balaji sainath omnamahshivaya namaste jaihind hindustan bharat india indian delhi mumbai kolkata chennai bangalore bengaluru
hyderabad pune jaipur lucknow kanpur bhopal indore nagpur patna kerala punjab gujarat goa assam bihar odisha rajasthan
himalaya ganga yamuna tajmahal bollywood dhoni kohli virat sachin tendulkar rohit sharma messi ronaldo cristiano neymar barcelona
realmadrid liverpool arsenal chelsea manchester united juventus
michael jordan jessica jennifer ashley amanda daniel matthew andrew joshua thomas robert william charlie george harry james john
david richard steven brian kevin jason justin anthony christopher nicholas alexander benjamin samuel joseph patrick peter
paul mark eric adam aaron austin brandon tyler dylan logan ethan mason jacob oliver jack lucas henry oscar leo max
samantha nicole elizabeth stephanie melissa michelle rebecca rachel hannah sarah laura emily emma olivia sophia sophie isabella
victoria charlotte amelia chloe megan lauren natasha natalie vanessa veronica maria anna diana linda susan barbara maggie
maddie zoey molly bella lucy daisy buster tigger pepper snoopy garfield simba nala bailey cooper sparky shelby scooter
rahul rohan rohit amit ankit ankita anjali aishwarya akash abhishek aditya arjun ashish deepak deepika divya gaurav harsh
karan kiran kavita kunal lakshmi manish mohit mohan neha nikhil nisha pooja prakash pradeep priya priyanka rajesh rajeev
rakesh ramesh ravi ritika sachin sandeep sanjay sanjana saurabh shivam shreya shubham sneha sonali sonia suresh sunil sunita
swati tanvi usha vijay vikas vikram vinay vishal vivek yash riya isha diya meera radha sita geeta gita
mohammed muhammad ahmed ahmad fatima ayesha salman shahrukh hrithik katrina kareena alia ranbir amitabh rajinikanth
hello hellohello goodbye goodday goodluck godisgood please thanks thankyou sorry whatever nothing something anything everything
someone noone nobody everybody forgot forgotten remember dontforget trustno1 trustme trust whoami iamgod letmesee openup
opensesame abracadabra freedom liberty justice peace power powerful energy force strong strength brave courage crazy
insane stupid idiot loser noob fuck fuckyou fucking fuckoff shit asshole bitch bastard pussy dick sexsex xxxx porn playboy
single married wedding birthday anniversary christmas diwali holi eidmubarak newyear holiday vacation travel traveler journey
money dollar rupee rupees cash rich richer million millionaire billion billionaire business company corporate job work worker
working doctor nurse lawyer police army navy airforce soldier military officer captain major general commander sergeant
cheer cheerleader cowboy cowboys yankees lakers steelers eagles packers raiders broncos redskins patriots giants dodgers
redsox bulls knicks celtics maverick viking vikings bulldog bulldogs wildcat wildcats tigers lions panthers falcons
thunderbird blackbird bluebird redbull firebird fireball firefly fireman inferno blaze flame burning smoke smokey
butterfly ladybug bumblebee honeybee grasshopper dragonfly hummingbird nightwing nightmare darkness darkside darkangel blackjack
casino poker player gambler jackpot spades hearts diamonds aces
jackass southpark simpsons homer bart scooby scoobydoo tweety mickey minnie donald goofy pluto disney barbie cinderella
harrypotter hermione hogwarts gryffindor slytherin voldemort dumbledore gandalf frodo hobbit legolas aragorn sauron mordor
stargate terminator predator alien aliens rambo gladiator braveheart titanic inception interstellar avatar godzilla kingkong
bond jamesbond goldeneye skyfall sherlock holmes watson einstein newton tesla darwin galileo pascal euler gauss ramanujan
physics chemistry biology maths mathematics science history english economics mechanical electrical electronics civil computer
machine robot robotics cyber digital virtual quantum nuclear atomic photon electron neutron proton gravity
abcabc abcdef asdasd qweqwe zxczxc blahblah lalala hahaha yahoo hotmail gmail outlook orkut myspace linkedin snapchat
`
  .trim()
  .split(/\s+/);
