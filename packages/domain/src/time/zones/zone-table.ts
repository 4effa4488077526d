// Written by scripts/make-zone-table.mjs from tz database 2026f: do not edit.
export const zoneTable = {
  rules: `-1o MS:0+9 OSz1o-+ aMAo:12c+
-1o MSz1o+ OSz1o-+
-1o
-3c FSg:0-+5 OSf:0+3 3N4:0
-3c M8:3c-
-3c
-50 1YS9z50-+3 GS8z6o+3 3AS1:0-+6 SS5z6o+4 4SS2:0+2
-50 1YS9z50-+3 GS8z6o+3 3AS2z50-+ SS5z6o+4 4SS2z6o+
-50 1Yf:0- Ge:0
-50 FSg:0-+5 OSf:0+3 3N4:0
-50 MS8:3c+ NS1:3c-+
-50 MSm:0-+a OS1:0+a
-50 MSz1o+ OAo:12c-+8 9OS:0-+
-50
-5u MS8:3c+ NS1:3c-+
-6o MS8:3c+ NS1:3c-+
-6o
-7i 1Y1:46Du
-8c 1YS9z50-+3 GS8z6o+3 3AS2z50-+ SS5z6o+4 4SS2z6o+
-8c M8:3c 3NS1:3c-+ 1MS8:3c+
-8c M8:3c N1:3c- 2MS8:3c+ NS1:3c-+
-8c MS8:0+c NS1:1o-+b cNS1:1o-+ 1MS8:0+
-8c MS8:3c+ NS1:3c-+
-8c
-a0 AS1:3c+8 OS:3c-+8
-a0 F1:3c
-a0 MS8:3c+ NS1:3c-+
-a0 MS8:3c+c NS1:3c-+b
-a0
-bo AS1:3c+8 OS:3c-+7
-bo AS1:3c+8 OS:3c-+8
-bo MS8:3c+ NS1:3c-+
-bo MS8:3c+ NS1:3c-+7 7Nu:0- 1NS1:3c-+
-bo MS8:3c+ NS1:3c-+7 8NS1:3c-+
-bo MS8:3c+c NS1:3c-+b
-bo
-dc M8:3c
-dc MS8:3c+ NS1:3c-+
-dc MS8:3c+6 NS1:3c-+5
-dc MS8:3c+c NS1:3c-+b
-dc NS1:3c-+3 1MS8:3c+ 3Jk:3c- NS1:3c-+
-dc
-f0 MS8:3c+ NS1:3c-+
-f0
-fu
-go MS8:3c+ NS1:3c-+
-go
-ic
-k0
0 3J1:1o 1J1:3c-
0 MS:1oD3c+ OS:50D-3c+
0 MS:3c+4 Ue:50- Lj:3c OS:50-+3 1U5:50- La:3c 1Yl:50- L2:3c 1Yd:50- Uh:3c 1Y5:50- U9:3c 1Aj:50- Yv:3c 1Ab:50- Yg:3c 1Mr:50- Y8:3c 1Mj:50- An:3c 1Ma:50- Ae:3c 1Fn:50- A6:3c 1Ff:50- Mm:3c Sk:3c-
0 MSz1o+ OSz1o-+
0
1o MSz1o+ OSz1o-+
1o
3c 8AF:0+ OHzz0-+
3c AS1:3c-+3 SS1:3c+3
3c MF:0+8 OF:0-+7
3c MFn:3c+ OS:3c-+
3c MHz10o+7 OF:1o-+7 7Fp:0
3c MS:0+ OS:0-+
3c MS:3c+7 OS:50-+7 7MS:50+ OS:6o-+
3c MS:50+2 N8:6o-
3c MS:50+2 Op:6o- 2OS:6o-+ 1MS:50+
3c MSz1o+ OSz1o-+
3c Ms:0 On:1o- 1MAm:1o+3 OA:1o-+3 3Mt:0 Oq:0- 1MA:0+2 Oo:1o- 1Ot:1o- 1Mr:0 OAo:3c-+e 1At:3c 1Ak:3c 1Ac:3c 1MAo:3c+t aOi:3c- 1Oa:3c- 1Sp:3c- 1Sh:3c- 1S1:3c- Ok:3c OAo:3c-+s 1Go:3c- O5:3c 1Gg:3c- Sr:3c 1G1:3c- Sj:3c 1Ln:3c- S3:3c 1Lf:3c- Gq:3c 1Uu:3c- Gi:3c 1Um:3c- G3:3c 1U6:3c- Lp:3c 1Yt:3c- La:3c 1Yl:3c- L2:3c 1Y6:3c- Uo:3c 1Ar:3c- U8:3c 1Ac:3c- Yv:3c 1A4:3c- Yn:3c 1Y8:3c 1At:3c 1Ae:3c 1A6:3c 1MAo:3c+ 9Ok:3c- 1Oc:3c- 1O4:3c- 1Sj:3c- 1Sa:3c- Om:3c OAo:3c-+ 1S2:3c- Oe:3c 1Gi:3c- O6:3c 1Ga:3c- Sl:3c 1Lp:3c- Sc:3c 1Lh:3c- S4:3c 1L9:3c- Gk:3c 1Uo:3c- Gc:3c 1Uf:3c- Lr:3c 1U7:3c- Lj:3c 1Yn:3c- Lb:3c 1Yf:3c- Uq:3c 1At:3c- Uh:3c 1Al:3c- U9:3c 1Ad:3c- Yp:3c
3c
50 1D4:3c
50 1Mr:3c
50 2N1:0-
50 3Os:3c 2Dr:3c-
50 6F1:0-
50
5u Mm:0 Sm:0- 1Ml:0 Sl:0- 1Mm:0+3 Sm:0-+3 3Ml:0 Sl:0- 1Mm:0+2 Sm:0-+2
6o Mt:6o Op:8c-
6o
7i
8c
96
9l
a0 1Lo:3c
a0 1Mr:3c
a0 1Yt:3c
a0 3Dl:0-
a0 9M1:0-
a0
au
bo 8Di:3cD-3c
bo MA:3c+2 SA:0-+2
bo
dc 1Mr:3c
dc 1Om:0D50 2Mb:6oD-50 O7:6oD50 1Mh:50D-50 O4:50D50 1M8:50D-50 OS1:1D50+3 1MS8:0D-50+2 2M9:50D-50
dc MA:3c+2 SA:0-+2
dc
el
f0 Gf:0D-u 3Y4:136Du
f0
fu
go 1Ao:3c
go 1Mr:3c
go
hi AS1:50-+ OS1:3c+
ic AS1:3cD-u+ OS1:3cDu+
ic AS1:50-+ OS1:3c+
ic
j6 O4:3cD-u 4OS1:3c+ 1AS1:50-+
k0
lo 1N6:3c 1Jf:50-
lo AS1:50-+ SAnznc+
lo JSc:50-+7 NS1:3c+4 4Na:3c 1Dk:3c
lo
mx AS1:69-+ SAnznc+
nc AS1:6o-+7 SS:50+6
nc`,
  names: `America/Scoresbysund
Atlantic/Azores
Etc/GMT+1,Atlantic/Cape_Verde
America/Sao_Paulo,Brazil/East
America/Montevideo
America/Noronha,Brazil/DeNoronha,Atlantic/South_Georgia,Etc/GMT+2
America/Coyhaique
America/Santiago,Chile/Continental
America/Punta_Arenas,Antarctica/Palmer
America/Cuiaba,Campo_Grande
America/Miquelon
America/Asuncion
America/Godthab,Nuuk
America/Araguaina,Maceio,Recife,Fortaleza,Bahia,Belem,Santarem,America/Argentina/San_Luis,Mendoza,America/Mendoza,America/Argentina/Jujuy,America/Jujuy,America/Argentina/Tucuman,Catamarca,ComodRivadavia,America/Catamarca,America/Argentina/Cordoba,America/Cordoba,Rosario,America/Argentina/Salta,La_Rioja,San_Juan,Rio_Gallegos,Ushuaia,Buenos_Aires,America/Buenos_Aires,Etc/GMT+3,America/Paramaribo,Cayenne,Atlantic/Stanley,Antarctica/Rothera
America/St_Johns,Canada/Newfoundland
America/Goose_Bay,Thule,Halifax,Canada/Atlantic,America/Glace_Bay,Moncton,Atlantic/Bermuda
America/Manaus,Brazil/West,America/Boa_Vista,Porto_Velho,Guyana,Barbados,Martinique,Anguilla,Antigua,Aruba,Blanc-Sablon,Curacao,Dominica,Grenada,Guadeloupe,Kralendijk,La_Paz,Lower_Princes,Marigot,Montserrat,Port_of_Spain,Puerto_Rico,St_Barthelemy,St_Kitts,St_Lucia,St_Thomas,St_Vincent,Tortola,Virgin,Etc/GMT+4,America/Santo_Domingo
America/Caracas
Chile/EasterIsland,Pacific/Easter
America/Grand_Turk
America/Port-au-Prince
America/Havana
America/Montreal,Nassau,Nipigon,Thunder_Bay,Toronto,Canada/Eastern,America/New_York,US/Eastern,America/Detroit,US/Michigan,America/Iqaluit,Pangnirtung,America/Indiana/Marengo,Vincennes,Vevay,Petersburg,America/Fort_Wayne,America/Indiana/Indianapolis,America/Indianapolis,US/East-Indiana,America/Indiana/Winamac,America/Kentucky/Louisville,America/Louisville,America/Kentucky/Monticello
America/Eirunepe,Porto_Acre,Rio_Branco,Brazil/Acre,America/Lima,Guayaquil,Bogota,Jamaica,Atikokan,Cayman,Coral_Harbour,Panama,Etc/GMT+5
America/Monterrey,Mexico_City,Mexico/General,America/Merida,Bahia_Banderas
America/Cancun
America/Matamoros,America/Indiana/Tell_City,Knox,America/Knox_IN,US/Indiana-Starke,America/Chicago,US/Central,America/Menominee,Resolute,America/North_Dakota/New_Salem,Beulah,Center,America/Rankin_Inlet
America/Rainy_River,Winnipeg,Canada/Central
Pacific/Galapagos,America/Belize,Tegucigalpa,El_Salvador,Guatemala,Managua,Costa_Rica,Etc/GMT+6,America/Swift_Current,Regina,Canada/Saskatchewan
America/Chihuahua
America/Mazatlan,Mexico/BajaSur
America/Denver,Shiprock,US/Mountain,America/Boise,Cambridge_Bay
America/Ciudad_Juarez
America/Ojinaga
America/Edmonton,Yellowknife,Canada/Mountain,America/Inuvik
America/Hermosillo,Creston,Phoenix,US/Arizona,Etc/GMT+7,America/Dawson_Creek
America/Fort_Nelson
America/Los_Angeles,US/Pacific,America/Ensenada,Santa_Isabel,Tijuana,Mexico/BajaNorte
America/Whitehorse,Canada/Yukon,America/Dawson
America/Vancouver,Canada/Pacific
America/Metlakatla
Etc/GMT+8,Pacific/Pitcairn
America/Juneau,Sitka,Yakutat,Anchorage,US/Alaska,America/Nome
Etc/GMT+9,Pacific/Gambier
Pacific/Marquesas
America/Adak,Atka,US/Aleutian
Etc/GMT+10,Pacific/Honolulu,Johnston,Tahiti,US/Hawaii,Pacific/Rarotonga
Etc/GMT+11,Pacific/Midway,Pago_Pago,Samoa,US/Samoa,Pacific/Niue
Etc/GMT+12
Africa/Sao_Tome
Antarctica/Troll
Africa/El_Aaiun,Casablanca
Atlantic/Madeira,Europe/Lisbon,Belfast,Dublin,Guernsey,Isle_of_Man,Jersey,London,Atlantic/Canary,Faeroe,Faroe
Africa/Monrovia,Bissau,America/Danmarkshavn,Africa/Abidjan,Accra,Bamako,Banjul,Conakry,Dakar,Freetown,Lome,Nouakchott,Ouagadougou,Timbuktu,Atlantic/Reykjavik,St_Helena,Etc/GMT,GMT+0,GMT-0,GMT0,Greenwich,UCT,UTC,Universal,Zulu,/GMT,UTC
Europe/Gibraltar,Africa/Ceuta,Europe/Budapest,Warsaw,Malta,Rome,San_Marino,Vatican,Madrid,Tirane,Monaco,Paris,Amsterdam,Brussels,Luxembourg,Bratislava,Prague,Vienna,Arctic/Longyearbyen,Atlantic/Jan_Mayen,Europe/Berlin,Copenhagen,Oslo,Stockholm,Busingen,Vaduz,Zurich,Belgrade,Ljubljana,Podgorica,Sarajevo,Skopje,Zagreb,Andorra
Africa/Algiers,Tunis,Ndjamena,Bangui,Brazzaville,Douala,Kinshasa,Lagos,Libreville,Luanda,Malabo,Niamey,Porto-Novo,Etc/GMT-1
Africa/Cairo
Africa/Windhoek
Asia/Damascus
Asia/Jerusalem,Tel_Aviv
Asia/Amman
Asia/Beirut
Europe/Chisinau,Tiraspol
Asia/Istanbul,Europe/Istanbul
Asia/Famagusta
Europe/Athens,Asia/Nicosia,Europe/Nicosia,Sofia,Bucharest,Helsinki,Mariehamn,Kiev,Kyiv,Uzhgorod,Zaporozhye,Vilnius,Tallinn,Riga
Asia/Gaza,Hebron
Africa/Tripoli,Blantyre,Bujumbura,Gaborone,Harare,Johannesburg,Kigali,Lubumbashi,Lusaka,Maputo,Maseru,Mbabane,Etc/GMT-2,Europe/Kaliningrad
Europe/Saratov
Europe/Astrakhan,Ulyanovsk
Africa/Khartoum
Europe/Volgograd
Africa/Juba
Europe/Simferopol,Minsk,Moscow,Asia/Baghdad,Africa/Addis_Ababa,Asmara,Asmera,Dar_es_Salaam,Djibouti,Kampala,Mogadishu,Nairobi,Antarctica/Syowa,Asia/Aden,Kuwait,Riyadh,Etc/GMT-3,Indian/Antananarivo,Comoro,Mayotte,Asia/Bahrain,Qatar,Europe/Kirov
Asia/Tehran
Asia/Baku
Asia/Tbilisi,Yerevan,Europe/Samara,Indian/Mauritius,Asia/Dubai,Muscat,Etc/GMT-4,Indian/Mahe,Reunion
Asia/Kabul
Antarctica/Mawson,Indian/Kerguelen,Maldives,Asia/Samarkand,Oral,Aqtobe,Ashgabat,Ashkhabad,Yekaterinburg,Aqtau,Atyrau,Etc/GMT-5,Asia/Karachi,Dushanbe,Tashkent
Asia/Colombo,Calcutta,Kolkata
Asia/Kathmandu,Katmandu
Asia/Novosibirsk
Asia/Barnaul
Asia/Tomsk
Asia/Qyzylorda
Asia/Qostanay,Almaty
Indian/Chagos,Asia/Thimbu,Thimphu,Bishkek,Omsk,Kashgar,Urumqi,Etc/GMT-6,Asia/Dacca,Dhaka
Asia/Rangoon,Yangon,Indian/Cocos
Antarctica/Vostok
Asia/Hovd
Antarctica/Davis,Asia/Novokuznetsk,Krasnoyarsk,Bangkok,Phnom_Penh,Vientiane,Etc/GMT-7,Indian/Christmas,Asia/Ho_Chi_Minh,Saigon,Jakarta,Pontianak
Asia/Chita
Antarctica/Casey
Asia/Choibalsan,Ulaanbaatar,Ulan_Bator
Asia/Kuala_Lumpur,Singapore,Chongqing,Chungking,Harbin,Shanghai,Manila,Macao,Macau,Hong_Kong,Taipei,Australia/Perth,West,Asia/Irkutsk,Brunei,Kuching,Makassar,Ujung_Pandang,Etc/GMT-8
Australia/Eucla
Asia/Pyongyang
Asia/Seoul,Tokyo,Dili,Khandyga,Yakutsk,Etc/GMT-9,Pacific/Palau,Asia/Jayapura
Australia/Darwin,North
Asia/Magadan
Asia/Sakhalin
Asia/Ust-Nera,Pacific/Guam,Saipan,Australia/Brisbane,Queensland,Lindeman,Asia/Vladivostok,Antarctica/DumontDUrville,Etc/GMT-10,Pacific/Chuuk,Port_Moresby,Truk,Yap
Australia/Broken_Hill,Yancowinna,Adelaide,South
Australia/LHI,Lord_Howe
Australia/Currie,Hobart,Tasmania,Antarctica/Macquarie,Australia/ACT,Canberra,NSW,Sydney,Melbourne,Victoria
Pacific/Bougainville,Kosrae,Efate,Noumea,Asia/Srednekolymsk,Etc/GMT-11,Pacific/Guadalcanal,Pohnpei,Ponape
Pacific/Norfolk
Pacific/Kwajalein,Nauru,Asia/Kamchatka,Etc/GMT-12,Pacific/Funafuti,Majuro,Tarawa,Wake,Wallis,Asia/Anadyr
Pacific/Tongatapu
Antarctica/McMurdo,South_Pole,Pacific/Auckland
Pacific/Fiji
Pacific/Fakaofo,Enderbury,Kanton,Etc/GMT-13
Pacific/Chatham
Pacific/Apia
Pacific/Kiritimati,Etc/GMT-14`,
} as const;
