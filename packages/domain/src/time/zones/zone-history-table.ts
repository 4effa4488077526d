// Written by scripts/make-zone-table.mjs from tz database 2026f: do not edit.
export const historyTable = `1 -3c uA6:3c Ss:50- 1Mt:0D3c SSz1o-+f 1MSz1o+ eOSz1o-+
1 -3c AS1:3c+h OS1:50-+g wMSz1o+ SSz1o-+e aDr:1o 1Uh:3c- 3OSz1o-+
1 -1o
1 -3c pNp:3c
2 -3c Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aOn:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- OSf:0+4 1Jt:0- 1FSb:0-+2 2F9:0- Op:0 1Jv:0- OSf:0+3 1FSf:0-+2 2FSa:0-+2 O6:0+2 2M1:0- Ob:0 1FSl:0-+2 OS2:0+2 2FSf:0-+6 Oe:0 1N3:0 1Oj:0 1N2:0 1Og:0 1N5:0 1Fp:0- OSd:0+5 1FSf:0-+4 4Fq:0- OSf:0+ 1FSf:0-+
1 -50 9Yo:0Du Nf:0D-u 1Jh:0 M6:0- 5A4:0 Sq:0- 3Yr:0Du D1:0D-u 2Ap:0 Ue:0- 2An:0 Lg:0- 2Jd:0D2i Ma:0- S1:0D-u Dm:0 1Mu:0- 1Dj:0 1MS1:0-+3 D4:0 1Dh:0 1At:0 1Mg:0- 7De:0 1Fs:0- Db:0 1M5:0- Ot:0 1Fp:0- OSl:0+2 1MS1:0-+2 1Oi:0 1Fs:0- bSj:0 1Mr:3c- O9:3c 1MS8:3c-+ OS1:3c+
2 -1o Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- OSf:0+2 1Jt:0- 1Fb:0- 9OS2:0+2 1Fr:0- Of:0- 1Oe:0 1Fh:0-
2 -3c
1 -6o iN3z6o 1MSz50-+2 Nnz6o 1OS9z6o+3 1MS9:0-+g 2Suz6o 1OS9z6o+g dAcz50- 1MS9z50-+9 2Sgz6o 1OS9z6o+7 6Muz50- 1Mfz50- Srz6o 1A4z50- OS9z6o+c 1MS8z50-+8 8Muz50- 1Mfz50- 1A4z50- 1Y8z50- Glz6o 1ASz50-+ SS2z6o+
2 -6o iN3z6o 1MSz50-+2 Nnz6o 1OS9z6o+3 1MS9:0-+g 2Suz6o 1OS9z6o+g dAcz50- 1MS9z50-+9 2Sgz6o 1OS9z6o+7 6Muz50- 1Mfz50- Srz6o 1A4z50- OS9z6o+c 1MS8z50-+8 8Muz50- 1Mfz50- 1A4z50- 1Y8z50- Glz6o 1ASz50-+ SS2z6o+
1 -6o iN3z6o 1MSz50-+2 Nnz6o 1OS9z6o+3 1MS9:0-+g 2Suz6o 1OS9z6o+g dAcz50- 1MS9z50-+9 2Sgz6o 1OS9z6o+7 6Muz50- 1Mfz50- Srz6o 1A4z50- OS9z6o+c 1MS8z50-+8 8Muz50- 1Mfz50- 1A4z50- 1Y8z50- Glz6o 1ASz50-+ SS2z6o+
1 0 fJ1:0D-50 M1:0-+2 Of:0+2 2AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- 8Y1:0- OS9:0+8 1MS8z50-+4 4Acz50- 1MS9z50-+9 2Sgz6o 1OS9z6o+7 6Muz50- 1Mfz50- Srz6o 1A4z50- OS9z6o+c 1MS8z50-+8 8Muz50- 1Mfz50- 1A4z50- 1Y8z50- Glz6o 1ASz50-+ SS2z6o+
1 -50 Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- OSf:0+4 1Jt:0- 1FSb:0-+2 2F9:0- Op:0 1Jv:0- OSf:0+3 1FSf:0-+2 2FSa:0-+2 O6:0+2 2M1:0- Ob:0 1FSl:0-+2 OS2:0+2 2FSf:0-+3 Oe:0 1N3:0 2N2:0 1FSj:0-+3 Og:0 1N5:0 1OSd:0+5 1FSf:0-+4 4Fq:0- OSf:0+ 1FSf:0-+
1 -50 Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- OSf:0+4 1Jt:0- 1FSb:0-+2 2F9:0- Op:0 1Jv:0- OSf:0+3 1FSf:0-+2 2FSa:0-+2 O6:0+2 2M1:0- Ob:0 1FSl:0-+2 OS2:0+2 2FSf:0-+6 Oe:0 1N3:0 1Oj:0 1N2:0 1Og:0 1N5:0 1Fp:0- OSd:0+5 1FSf:0-+4 4Fq:0- OSf:0+ 1FSf:0-+
1 -6o uY1:0 7AS1:3c+k OS:3c-+k kMS8:3c+ NS1:3c-+
1 -6o mO1:0 2A1:0- 1O1:0+e 1M1:0-+3 3A1:0-+d aOm:0 1O1:0 1O6:0 1M1:0- O5:0 1Mv:0- O1:0+3 1FS:0-+2 2M1:0- OS1:0+6 1Fn:0- 1MS1:0-+4 4AS1:0-+3 SS1:0+2 2OSf:0+6 1MS8:0-+5 5AS8:0-+3 OS1:0+ 3MSm:0-+
2 -50 uA6:3c SSz1o-+g 1MSz1o+ fOSz1o-+
1 -3c Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- OSf:0+2 1Jt:0- 1Fb:0- 5Of:0 1FSa:0-+2 O6:0+2 2M1:0- Ob:0 1FSl:0-+2 OS2:0+2 2FSf:0-+3 Oe:0 1N3:0 aOl:0 1Fh:0-
1 -3c Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- OSf:0+2 1Jt:0- 1Fb:0- 5Of:0 1Fb:0- 3OS2:0+2 1Fr:0- Om:0- 1Oe:0 1Fh:0-
1 -3c Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- OSf:0+2 1Jt:0- 1Fb:0- 9OS2:0+2 1Fr:0- Of:0- 1Oe:0 1Fh:0-
1 -3c Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- OSf:0+2 1Jt:0- 1Fb:0- 9OS2:0+2 1Fr:0- Om:0- 1Oe:0 1Fh:0-
1 -3c Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- OSf:0+4 1Jt:0- 1FSb:0-+2 2F9:0- Op:0 1Jv:0- OSf:0+3 1FSf:0-+2 2FSa:0-+2 O6:0+2 2M1:0- Ob:0 1FSl:0-+2 OS2:0+2 2FSf:0-+3 Oe:0 1N3:0 9Og:0 1Fq:0-
1 -3c Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0-
1 -50 Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- kUo:0
1 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1M5:0- Of:0+2 1Me:0D-3c 1M1:0- U1:0 dYv:0- Lp:0 3Du:0 1Jl:0- MS8:0-+2 OS8:0+2
2 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1M5:0- Of:0+3 1M4:0D-3c 1M1:0-+2 1Oi:0D3c 1M7:0- bYn:0- Sq:0 3Du:0 1Mg:0-
2 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1M5:0- Ofz50 1M4:0D-3c Os:0 1Mh:0- O6:0D3c 1MS1:0-+2 Oi:0 fDu:0 1Mg:0-
1 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1MS1:0-+2 OSf:0+2 2M3:0D-3c Ok:0D3c 1MS1:0-+2 Oi:0 cU1:0- Ud:0 3Du:0 1MSf:0-+2 Oj:0
3 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1MS1:0-+2 OSf:0+2 2M3:0D-3c Ok:0D3c 1MS1:0-+2 Oi:0 cU1:0- Uk:0 3Du:0 1Mg:0-
3 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1MS1:0-+2 OSf:0+2 2M3:0D-3c Ok:0D3c 1MS1:0-+2 Oi:0 fDu:0 1MSf:0-+2 Oj:0
1 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1MS1:0-+2 OSf:0+2 2M3:0D-3c Ok:0D3c 1MS1:0-+2 Oi:0 fDu:0 1Mg:0-
1 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1MS1:0-+2 OSf:0+4 2M1:0D-3c Y7:0 1MS1:0-+2 cU1:0- Uk:0 3Du:0 1Mg:0-
1 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1MS1:0-+2 OSf:0+4 2M1:0D-3c Y7:0 1MS1:0-+2 cYv:0- Lp:0 3Du:0 1Mg:0-
1 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1MS1:0-+5 OSf:0+4 fU1:0- Uk:0 3Du:0 1Mg:0-
1 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1MS1:0-+5 OSf:0+4 fYu:0- Uk:0 3Du:0 1Mg:0-
2 -50 dO1:0- Df:0 1M1:0-+3 Of:0+3 3AS1:0-+3 OS1:0+3 7Jn:0 Y1:0- eD1:0 1MS1:0-+5 OSf:0+4 iDu:0 1MSf:0-+2 Oj:0
1 -50
1 -5u yO1:0Du
1 -6o hO1:0
1 -6o xY1:0 Sp:0 1AS:0-+2 Sg:0 2ASg:0-+f SS9:0+f fASf:3c-+a SS1:3c+a
1 0 qD1:0D-50
2 -5u Ye:3c O8:3c- 1AS:3c+10 SS:3c-+9 9OS:3c-+r rA5:1 Op:1- 1A3:1D3c Ou:1D-3c 1AS1:1+i OS:1-+i iMS8:1+5 NS1:1-+4 4NS1:3c-+ 1MS8:3c+
1 -5u Ye:3c O8:3c- 1AS:3c+10 SS:3c-+9 9OS:3c-+r 6Mf:3cD-u lA5:1 Op:1- 1A3:1D3c Ou:1D-3c 1AS1:1+i OS:1-+i iMS8:1+5 NS1:1-+4 4NS1:3c-+ 1MS8:3c+
1 -6o 15MS:3c+2 SS:3c-+2 2AS1:3c+e OS:3c-+e eMS8:3c+ NS1:3c-+
2 -6o 1AS:3c+4 SS:3c-+4 5AS:3c+4 SS:3c-+4 6AS:3c+p OS:3c-+19 pAS1:3c+k kMS8:3c+ NS1:3c-+
1 -6o 3Aq:3c Sr:3c- jAS:3c+f OS:3c-+z fAS1:3c+k kMS8:3c+ NS1:3c-+
1 -6o AS:3c+n SS:3c-+7 7OS:3c-+g hAS:3c+d OS:3c-+j dAS1:3c+6 6AS1:1+e OS:1-+e eMS8:3c+ NS1:3c-+
1 -6o YS:3c+3 SS1:3c-+3 6Yr:3c Os:3c- iAS:3c+d OS:3c-+x dAS1:3c+k kMS8:3c+ NS1:3c-+
2 -50 Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- 5Oh:0 1Fk:0-
1 -50 Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- bOS2:0+2 1Fr:0- Of:0-
1 -50 Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0-
1 -69 pG1:0D19 hMt:1o-
1 -6o rUc:3c OS1:3c-+2 1ASf:3c+3 1Su:3c- 1Sp:3c-
1 -6o uA6:0 Ss:0-
23 -6o
1 -8c gOu:0 1Fs:0- 2OS:0Du+5 1Fl:0D-u 1Jk:0D-u 1Jl:0D-u+3 2Or:0 qOt:3c- D3:1o
1 -7i fJ1:0Du 16D9:50D-u
2 -bo iN3z6o 1MSz50-+2 Nnz6o 1OS9z6o+3 1MA8:z0-+b 2Suz6o 1OS9z6o+g 9MS8z50-+4 4Acz50- 1MS9z50-+9 2Sgz6o 1OS9z6o+7 6Muz50- 1Mfz50- Srz6o 1A4z50- OS9z6o+c 1MS8z50-+8 8Muz50- 1Mfz50- 1A4z50- 1Y8z50- Glz6o 1ASz50-+ SS2z6o+
1 -8c tAS:3c+8 OS:3c-+s 8AS1:3c+k kMS8:3c+ NS1:3c-+
1 -8c xY8:0 OS:0-+5 1AS:0+4 4AS1:1o+a OS:3c-+a hAS1:0+2 OS:0-+2 7MS8:3c+ NS1:3c-+
1 -8c fU1:0 Su:0- 1Yt:0 O2:0- 1A8:0 SS8:0-+2 1Ae:0 1AS:0+9 OS:0-+3 3O8:0-+3 3OS:0-+3 3Y7:0 OS8:0-+d 1MSf:0+2 2YS4:0+5 5MSf:0+4 4AS1:0+8 1OS8:1o-+5 5OS6:1o-+2 2MS:0+2 OS:1o-+6 2AS1:0+4 4Ms:0 2OS:1o-+5 1MSa:0+2 2MS8:0+2 2Mk:0 Nd:1o- 1A1:0 NS1:1o-+ 1MS8:0+
6 -8c AS:3c+11 Nq:3c- 1SS:3c-+6 6OS:3c-+1e uAS1:3c+k kMS8:3c+ NS1:3c-+
2 -8c AS:3c+o SS:3c-+5 5OS:3c-+1g jJ6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k kMS8:3c+ NS1:3c-+
2 -8c hUe:1 OS:3c-+2 1As:3c 5At:3c OS:3c-+y 1J6:3c 1AS:3c+c cAS1:3c+k kMS8:3c+ NS1:3c-+
2 -8c mAS:3c+f OS:3c-+r fAS1:3c+k cOv:3cD-3c 2OS:3c-+6 6MS8:3c+ NS1:3c-+
1 -a0 1At:3c Su:3c- 3AS:3c+8 SS:3c-+7 fAS:3c+5 OS:3c-+5 6Fn:3c Oq:3c- vA2:3c Ot:3c- 1MS8:3c+ NS1:3c-+
1 -a0 3AS:3c+2 SS:3c-+7 2Y1:0 1AS:3c+9 4Ou:3c- 1So:3c- 1OS:3c-+2 7AS:3c+2 OSza0-+2 11Ot:3c- 1MS8:3c+ 1NS1:3c-+
1 -a0 4Ap:3c fAS:3c+4 OS:3c-+4 11A2:3c Ot:3c- 1MS8:3c+ NS1:3c-+
1 -a0 5Y1:0 SS:3c-+6 1AS:3c+a 5OS:3c-+4 5OS:3c-+b 1AS:3c+7 7J6:3c 1Fn:3c 1AS:3c+2 uOt:3c- 1MS8:3c+ 1NS1:3c-+
4 -a0 AS:3c+6 SS:3c-+5 7St:3c- 1Ar:3c bAS:3c+2 OSza0-+2 11A2:3c Ot:3c- 1MS8:3c+ NS1:3c-+
1 -a0 AS:3c+c SS:3c-+5 5OS:3c-+2 2SS:3c-+4 cAS:3c+2 OSza0-+2 11Ot:3c- 1Mb:3cD3c NS1:3c-+ 1MS8zbo+
2 -a0 AS:3c+c SS:3c-+6 6OS:3c-+5 cAS:3c+6 OS:3c-+6 7Fn:3c OS:3c-+w 1AS:3c+b bAS1:3c+k kMS8:3c+ NS1:3c-+
1 -a0 iAS:3c+6 OS:3c-+w 6J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k eOS:3c-+6 6MS8:3c+ NS1:3c-+
1 -6o Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- 5Oh:0 1Fk:0- eUo:0 5Na:0-
3 -6o Ag:1o- D1:0+3 1A1:0-+2 2M1:0- aD9:0 1M1:0- 1Jv:0 A1:0- D1:0 1M1:1o- N1:0+2 1M1:0-+2 iN2:0 1Mf:0- Op:0+2 1Fe:0- 1F7:0- kUo:0 5Na:0-
1 -8c 10J1:0+2 A1:0-+2 4J1:0 A1:0- 4J1:0 A1:0-
1 -8c 16Ns:0 1F5:0-
1 -8c 16Y2:0 1F7:0-
1 -8c oJ6:3c OS:3c-+a 1Fn:3c 1AS:3c+8
5 -8c
1 -a0 12A3:3c Ou:3c- 8AS1:3c+5 OS:3c-+5 5Y6:3c Su:3c- 1AS1:3c+ OS:3c-+
2 -a0 Fc:0 Lu:0- 1aAS1:3c+5 OS:3c-+5 5Y6:3c Su:3c- 1AS1:3c+ OS:3c-+
1 -a0 vDq:3c 1N2:3c- eAS1:3c+5 OS:3c-+5 5Y6:3c Su:3c- 1AS1:3c+ OS:3c-+
1 -bo 1aAS1:3c+5 OS:3c-+5 5Y6:3c Su:3c- 1AS1:3c+8 OS:3c-+ 8A4:3cD3c 1AS1:3c+
1 -a0 vDq:3c 2J4:0- dAS1:3c+5 Or:3c- 2G2:3c- OS:3c-+3 3Y6:3c Su:3c- 1AS1:3c+ OS:3c-+
1 -a0 12A3:3c Ou:3c- 8AS1:3c+5 OS:3c-+5 5Y6:3c Su:3c- 1AS1:3c+8 OS:3c-+8 8MS8:3c+ NS1:3c-+
1 -a0 5Y1:0 SS:3c-+6 1AS:3c+9 5OS:3c-+3 6OS:3c-+4 1As:3c 1Ar:3cD3c 1Aq:3c 10Ot:3c- 1MS8:3c+ NS1:3c-+
3 -a0 AS:3c+d SS:3c-+5 5OS:3c-+2 2SS:3c-+2 2OS:3c-+3 4Or:3c- 4AS:3c+7 OS:3c-+o 7J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+5 jOt:3c- 1MS8:3c+ NS1:3c-+
2 -a0 AS:3c+o SS:3c-+5 5OS:3c-+1g jJ6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k kMS8:3c+ NS1:3c-+
1 -a0 gAo:3c Ou:3c- 3Ar:3c 4OS:3c-+y 1J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k kMS8:3c+ NS1:3c-+
1 -a0 mAS:3c+f OS:3c-+s fAS1:3c+e eOS:3c-+5 1AS1:3c+5 5NS1:3c-+ 1MS8:3c+
1 -bo hAS:3c+7 OS:3c-+10 7J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k hOS:3c-+3 3MS8:3c+ NS1:3c-+
1 -bo hAS:3c+7 OS:3c-+14 7J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k kMS8:3c+ NS1:3c-+3 4NS1:3c-+
1 -bo hAS:3c+7 OS:3c-+p 7J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k 6OS:3c-+e eMS8:3c+ NS1:3c-+
1 0 7J1:0D-a0 fAS:3c+f OS:3c-+s fAS1:3c+e eOS:3c-+6 1AS1:3c+5 5MS8:3c+ NS1:3c-+
3 -a0 Y1zdc Su:3c-+2 1AS:3c+a 1SS:3c-+7 7Op:3c- 1Sp:3c- 3As:3c Sm:3c- 3AS:3c+l OS:50-+14 lAS1:3c+k jOt:3c- 1MS8:3c+ NS1:3c-+
1 -8c 10J1:0- 6Ns:0 1F5:0-
1 -96 FS9:0D-u+j OS2:0Du+i nD5:0 1F9:0- 8Di:0 1Fc:0-
1 -a0 11YS1:0+2 SS:0-+2 jY7:0 G7:0-
1 -a0 11YS1:0+2 SS:0-+2
1 -a0 nNp:0 1Fo:0- 9Yl:0 Sm:0- 8Mn:0 S7:0- fAu:0 O1:0-
1 -a0 nY1:0 2Fg:0- 4MSf:0+2 UMm:0-+2 dJ1:6o So:0- 1J1:0 4J1:0- 8Aa:0 O2:0- 1Au:3c O1:1o-
1 -a0 tFS:0+2 US1:0-+2 cJAf:0+2 L1:0- 1Mf:0-
1 -a0
1 -bo 7As:3c Or:3c- 2AS:3c+3 Op:3c- 1SS:3c-+2 cAu:3c
2 -bo AS:3c+8 SS:3c-+8 9AS:3c+2 Op:3c-
1 -a0 1aAS1zdc+2 OS:3c-+5 3AS1:3c+2 2Y6:3c Su:3c- 1AS1:3c+ OS:3c-+
2 -bo 1aAS1:3c+5 OS:3c-+5 5Y6:3c Su:3c- 1AS1:3c+ OS:3c-+
3 -bo fAS:3c+9 OS:3c-+16 9J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k kMS8:3c+ NS1:3c-+
1 -bo hAS:3c+7 OS:3c-+14 7F3:3c 1Fn:3c 1AS:3c+b bAS1:3c+k kMS8:3c+ NS1:3c-+
1 -bo mAS:3c+f OS:3c-+r fAS1:3c+e dN5:0- 1OS:3c-+6 1AS1:3c+5 5MS8:3c+ NS1:3c-+
1 -a0 1aAS1zdc+2 OS:3c-+5 3AS1:3c+2 2Y6:3c Su:3c- 1AS1:3c+8 OS:3c-+8 8MS8:3c+ NS1:3c-+
1 -a0 1aAS1zdc+2 OS:3c-+5 3AS1:3c+2 2Y6:3c Su:3c- 1AS1:3c+8 OS:3c-+8 8MS8:3c+ NS1:3c-+
3 -bo mAS:3c+f OS:3c-+z fAS1:3c+k kMS8:3c+ NS1:3c-+
1 0 3J1:0D-dc jAS:3c+7 OS:3c-+z 7At:3cD3c 1AS:3c+7 7AS1:3c+k kMS8:3c+ NS1:3c-+
1 -bo 1aAS1:3c+3 OS:3c-+3
3 -bo hAu:3c Ot:3c-
1 -bo
1 -dc AS:3c+n SS:3c-+c cOS:3c-+a
1 -dc AS:3c+11 SS:3c-+c cOS:3c-+19 pAS1:3c+k kMS8:3c+ NS1:3c-+
2 -dc AS:1o+h SS:3c-+c cOS:3c-+19 5AS:3c+7 7J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k kMS8:3c+ NS1:3c-+
4 -dc Y1zdc So:0- 1AS:3c+2 SS:3c-+b 2AS:1o+e 9OS:3c-+1c 5AS:3c+7 7J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+n nMS8:3c+ NS1:3c-+
2 -f0 fAp:0D3c Ov:3cD-3c 1Fr:0 eAS:3c+7 OS:3c-+r 7AS1:3c+k kMS8:3c+ NS1:3c-+
1 -f0 fAp:0D3c Ov:3cD-3c 8Os:0 7AS:3c+7 OS:3c-+r 7AS1:3c+k kMS8:3c+ NS1:3c-+
2 -dc AS:3c+11 SS:3c-+c cOS:3c-+19 pAS1:3c+k kMS8:3c+ NS1:3c-+
1 -dc jAS:3c+5 OS:3c-+f 5J6:3c 1Fn:3c 1AS:3c+8
1 -dc
1 -e6 1cAr:0Du
1 -dc jAS:3c+5 OS:3c-+b 5J6:3c 1Fn:3c 1AS:3c+4 5AS:3c+6 OS:3c-+2 2Ou:3cD-3c 1OS:3c-+n 3AS1:3c+k kMS8:3c+ NS1:3c-+
1 -dc jAS:3c+5 OS:3c-+e 5J6:3c 1Fn:3c 1AS:3c+b 7Ou:3cD-3c 1OS:3c-+n 3AS1:3c+k kMS8:3c+ NS1:3c-+
1 -f0 jAS:3c+5 OS:3c-+12 5J6:3c 1Fn:3c 1AS:3c+b bAS1:3c+k kMS8:3c+ NS1:3c-+
2 -go jAS:3c+5 OS:3c-+e 5J6:3c 1Fn:3c 1AS:3c+b 8OS:3c-+n 3AS1:3c+k kMS8:3c+ NS1:3c-+
1 -ic jAS:3c+5 OS:3c-+e 5J6:3c 1Fn:3c 1AS:3c+b 7Ou:3c 1OS:3c-+n 3AS1:3c+k kMS8:3c+ NS1:3c-+
2 -f0
1 -fu
3 -ic jAS:3c+5 OS:3c-+e 5J6:3c 1Fn:3c 1AS:3c+b 8OS:3c-+n 3AS1:3c+k kMS8:3c+ NS1:3c-+
5 -go
1 -hs.1k 2Og:0D9.4 qNc:0 1MS1:0D-u+d OS:0Du+c
5 -ic
1 -iw.k 2Og:0D-1.14 cL1:0Dk
1 -k0
1 0
1 0 1jMS:1oD3c+ OS:50D-3c+
1 -1o qAe:0 Y1:0+2 G1:0- 1Ss:0- 1U1:0 G4:0- uU1:0+2 S1:0- 1Gl:0- 1Y2:0 G8:0- 1A3:0 Lv:0- 1AS:3c+2 Lk:50- Gk:3c Su:50- 1L7:50- Ga:3c OS:50-+ 1Mu:3c Us:50- G2:3c
1 0 Ub:0 Ot:0- hU3:k0 O1:0- 7Uo:0 S1:0- 2Y1:0+2 G1:0- 1Ss:0- 1U1:0 G4:0- 6Mg:0 2J1:0- mU1:0+2 S1:0- 1Gl:0- 1Y2:0 G8:0- 1A3:0 Lv:0- 1AS:3c+2 Lk:50- Gk:3c Su:50- 1L7:50- Ga:3c OS:50-+ 1Mu:3c Us:50- G2:3c
1 -1o AS1:3c+h OS1:50-+g wA4:0 SS:1o-+4 1MS:0+4 3SSz1o-+a 1MS:1o+ 9OSz1o-+
1 0 AS1:3c+h OS1:50-+g qSS:1o-+2 1Mr:0 1AS1z1o+3 O1z1o- 1SS:3c-+2 2MS:0+5 SS:1o-+5 5MSz1o+a SS:3c-+6 7SS:50-+3 3OSz1o-+ 1MSz1o+
6 0 ASf:3c+4 OSk:50-+3 3OS1:50-+8 1ASb:3c+2 2Am:3c 1ASe:3c+3 3Aa:3c 1MS:3c+3 OSn:50-+7 3MSg:3c+4 4Fi:3c 3OS:50-+5 1MSf:3c+9 4OSn:50-+5 5MSz1o+ OSn:3c-+e eOSm:3c-+4 4OS:3c-+
1 0 uA6:0 SSz1o-+g 1MSz1o+ fOSz1o-+
2 0 vMSz1o+ SSz1o-+f fOSz1o-+
1 -19.u mJ7:0D18.u
1 -1o pJ1:0
1 -50 uA6:3c SSz1o-+g 1MAo:10o+f fJ1:0D50
24 0
1 0 ASf:3c+4 OSk:50-+3 3OS1:50-+4 1ASb:3c+2 2Am:3c 1Ae:3c pMSz1o+ SSz1o-+e eOSz1o-+
1 0 hU3:k0 O1:0- 7Uo:0 S1:0- 2Y1:0+2 G1:0- 1Ss:0- 1U1:0 G4:0- 6Mg:0 2MS:3c+ SSz1o-+a aOSz1o-+
1 1o 4Yn:0 O3:0- 1Ym:3c O2:50- 1US1:3c+2 SS:50-+2 oA6:0 SS:1o-+4 1MS:0+3 3MS:3c+ SS:50-+c cOSz1o-+
1 1o 7U2:1o SS:3c-+2 1Mu:1o 1Yv:1o OS1:3c-+3 1A3:1o 1YS:1o+4 1SS:3c-+3 fAS1:1o+4 Sp:3c- 1O1:3c- 1SS:3c-+9 2MS:1o+7 7MS:3c+ SS:50-+8 8OSz1o-+
1 1o gYSm:0+3 Sp:0- 1SSm:1o-+5 2YAz12c+2 2YSm:0+2 1O1:1o- 1Mv:0 St:1o- 1Al:0 Sg:1o- 1ASf:3c+5 SSf:3c-+6 5Mv:3c 1MSz1o+ SSz1o-+f fOSz1o-+
3 1o gYSm:0+3 Sp:0- 1SSm:1o-+5 2YAz12c+2 2YSm:0+2 1SAz12c-+8 1U2z12c 1YAz12c+3 3YSm:0+3 3A6:3c SSz1o-+g 1MSz1o+ fOSz1o-+
1 1o oAA8:12c+2 OS1:1o-+2 2Mr:12c SS:1o-+2 1A2:12c 1AS1z1o+3 O1z1o- 1SS:50-+h 2MSz1o+ fOSz1o-+
1 1o oY4:0 O2:0-+2 1Y1:0 1YS2:0+2 OS1:0-+3 2YA1:0+3 1Su:0- 1O4:0- 1Aq:0 Sr:0- 1Y2:0 O3:0- 1Ai:0 O1:0- 1A1:0 SS:50-+c 1MS:3c+ bOSz1o-+
2 1o qMs:1o Sq:1o- 1AS1:3c+4 Sp:50- 1O1z1o- 1SS:50-+h 2MSz1o+ fOSz1o-+
3 1o rAS1:3c+4 Sp:50- 1O1z1o- 1SS:50-+h 2MSz1o+ fOSz1o-+
2 1o tAS1:3c+2 SS:50-+h 2MSz1o+ fOSz1o-+
1 1o uA6:0 Ss:0- 1MSz1o+ SSz1o-+f fOSz1o-+
6 1o uA6:3c SSz1o-+g 1MSz1o+ fOSz1o-+
3 1o vMSz1o+ SSz1o-+f fOSz1o-+
6 1o xMSz1o+ SSz1o-+d dOSz1o-+
1 1o zMS:3c+ SS:50-+b bOSz1o-+
1 0 6Jt:0 7Ae:0- 8Ap:12c Sr:0- 6Y6:0 1Mo:1o Sm:50- 1Oq:0- 1Ap:0 Ov:3c- 1Y1:0
1 1o rAu:0 So:1o- 1Y1:0 O1:1o- aU1:0 SAnz12c-+3 1Mq:0 1Y1:0 fY1:0 Su:3c- 1MS:3c+3 OS:50-+3
1 1o tOe:0 1M8:0-
11 1o
1 3c 7Ya:0 O1:0-+2 1Y1:0 1Y1:1o+n Su:50-+7 7O1:50-+t gLp:1o 1Lc:1o 1Y1:1o+5 5Y6:1o 1Y1:1o+5 5AF:0+g SHzz0-+b bSm:0- 1S7:0- 1Gt:0- 1Gl:0- 1Gb:0- Sa:0 O1:0- 4Yg:0 Ur:0- G1:0 Sq:0-
1 3c 18Ml:0- SS1:3c+ 1AS1:3c-+
1 3c cAt:3c SSz12c-+2 1Y1:3c+3 1SWz12c-+2 2Ao:3c O1:3c-+b 1Y1:3c+c aS1:3c-+2 6A9:3c+2 O1:3c-+2 3Fg:3c O9:3c- 1M1:3c Ov:3c-+2 1Mf:3c 1Mv:3c SAz12c-+2 1A1:3c 1A1:0 O1:0-+2 1A8:0 1Mq:0 Sp:0- 1A1:0+3 O1:0-+c 3MM:0+2 2A1:0+8 7Sm:0- 1Mu:0 N2:0- 1A4:0 N1:0- 1Mr:0 OF:0-+ 1A1z10o 1MHz10o+
2 3c Ag:3c Sf:50- 1A1:3c Nb:50- 1Ak:3c Oj:50- 1Ac:3c SS8:50-+3 1US8:3c+2 2U3:3c Su:50- 1As:3c Sm:50- hL7:0 Od:0- 1Ak:0 Gv:0- 5G3:0 Se:1o- 4Y6:0 Gq:1o- 1Ae:0 SS1:0-+2 1Yi:0 1Af:0 Sd:0- 1Aa:0 SS1:0-+2 1Au:0 1MSn:0+3 Gq:0- 1SS1:0-+3 2AF1:0+2 1Gs:0- 1Mv:0 S3:0- 1MFf:0+3 Sg:0- 1Se:0- 1S6:0- 1A2:3c S3:3c- 1Ae:3c O6:1o- 1A9:1o So:1o- 1MF:1o+2 O7:1o- 1O3:1o- 1A7:1o Sm:1o- 1A1:3c O9:3c- 1MF:3c+5 O1:3c- 1Sg:3c- 1O5:3c- 1Sr:3c- 1Sc:3c- 1A1:3c O2:3c- 1MF:3c+ Sn:3c- 1OS:3c-+
1 3c nU6:0 O1:0-+3 1Y1:0+4 2N1:0- 1SFzz0-+2 1Au:0 7A1:0 O1:0- 1AF1:0+3 OF1:0-+5 3Y8:0 1Ar:0 1Ah:0 Sr:0- 1Aa:0 OF1:0-+2 1AF1:0+6 1Sg:0- 1SFf:1o-+4 4L1:0 SF:1o-+4 1MH:0+2 2MHz10o+b 1Oo:1o- 1Of:1o- 1Su:1o- 1OF:1o-+6 7Dk:0- 1Ms:0 Ov:1o-
1 3c 7Y1:0+5 O1:0-+5 fUm:0 O1:0-+6 1Y1:0+5 5Au:0 Su:0- 6Y1:0+4 Og:0-+8 4U1:0 1Ya:0 1Y1:0+3 2O4:0- 1MS:0+ SS:0-+6 6OS:0-+
2 50 vA1:0+4 O1:0-+3 3SS:50-+8 1MS:3c+7 5Y6:3c- 2MS:0+5 SAmzz0-+4 4Or:0- 1MSz0+ OSz0-+
2 3c ASg:0+2 OS2:0-+2 cLf:0 1Ou:0- 1Yf:0 O1:0- 9U2z12c NS1:3c-+3 1Mv:3c 1Mm:3c 1Ml:3c Ov:3c- 1AS1:3c+2 Og:3c- 6Lv:3c O2:3c- 1N1:3c- 1Ak:1o Ss:3c-+2 1MS:1o+8 1SS:3c-+9 7MSk:1o+2 2MS:1o+b OS:3c-+b bMS:50+4 OS:6o-+ 4Ms:50 1MS:50+2 2Mv:50
1 3c pAd:0 Oc:0- 1Yf:0 Ob:0- 1AS1:0+4 Sp:0- 1O2:0- 1SS:0-+j 2MS:0+i hOS:6o-+ 1MS:50+
1 3c 2L1:0 N2:0- nAc:0 Nq:1o- 1Ab:3c Oa:50- 1AS1:3c+2 Sq:50- 1So:6o- 1A1:f0 St:3c- 1A1:0 Ss:0- 1MSz1o+ SSz1o-+f fOSz1o-+
2 3c pAd:0 Oc:0- 1Yf:0 Ob:0- 1AS1:0+4 Sp:0- 1O2:0- 1SS:0-+j 2MS:0+i hOS:6o-+ 1MS:50+
1 3c tMv:12c SSz10o-+2 1AA1:12c+3 1Sr:3c- 1SS:50-+9 1MS:3c+8 8MS:0+6 SS:0-+5 5Or:0- 1MSz1o+ OS:6o-+
1 3c tYr:0 Su:0- 1A5:12c Srz10o- 1MS:3c+a SS:50-+a aMS:0+6 SS:1o-+3 3SS:0-+2 2Or:0- 1MSz1o+ OS:6o-+
2 3c vMS:3c+2 SS:50-+2 2MSz1o+ SSz1o-+d dOSz1o-+
4 50 vA1:0+4 O1:0-+3 3SAnz12c-+6 1MS:3c+6 5L1:3c- 1SS:50-+5 1MS:3c+5 4OSz1o-+ 1MSz1o+
1 50 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+4 5MS:3c+8 6OS:50-+3 3Msz1o 4MS:50+ OS:6o-+
1 50 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+4 5MS:3c+9 6OSz0-+2 2OS:6o-+2 1Msz1o 3MS:50+ OS:6o-+
1 50 vA1:0+4 O1:0-+3 3SS:50-+d 1MS:3c+4 5MS:3c+7 7MS:50+3 OS:6o-+3 4MS:50+ OS:6o-+
1 3c 7Ya:0 O1:0-+2 1Y1:0 1Y1:1o+9 Su:50-+7 7O1:50- 1U5:0- 7L7:0 Od:0- 1Ak:0 Gv:0- 5G3:0 Se:1o- 4Y6:0 Gq:1o- 1Ae:0 SS1:0-+2 1Yi:0 1Af:0 Sd:0- 1Aa:0 SS1:0-+2 1Au:0 1MSn:0+3 Gq:0- 1SS1:0-+3 2AF1:0+2 1Gs:0- 1Mv:0 S3:0- 1AF1:0+3 SFf:1o-+3 3AFf:0+7 OFf:0-+5 5O1:1o- 1O4:3c- 1A1:0+2 Sm:0- 1Sd:3c- 1MF:0+2 Gt:0- 1S4:1o- 1Mr:1 Gb:0- 1A1:1 G1:0- 1MF:0+ Sl:1o- 1Sr:0- 1Oo:0-
1 3c 7Ya:0 O1:0-+2 1Y1:0 1Y1:1o+9 Su:50-+7 7O1:50- 1U5:0- 7L7:0 Od:0- 1Ak:0 Gv:0- 5G3:0 Se:1o- 4Y6:0 Gq:1o- 1Ae:0 SS1:0-+2 1Yi:0 1Af:0 Sd:0- 1Aa:0 SS1:0-+2 1Au:0 1MSn:0+3 Gq:0- 1SS1:0-+3 2AF1:0+2 1Gs:0- 1Mv:0 S3:0- 1AF1:0+3 SFf:1o-+3 3AFf:0+7 OFf:0-+5 5O1:1o- 1O4:3c- 1A1:0+2 Sm:0- 1Sd:3c- 1MF:0+3 S1:0- 1S4:1o- 1Gb:0- 1A1:1 G1:0- Gu:0 Su:0- 1MF:0+ Sl:1o- 1Sr:0- 1Oo:0-
1 1o 1Oe:3c 1J1:0- 1O9:3c 1J1:0- 1Su:0 1J1:0- 3J1:0 nJ1:0- A1:0+3 O1:0-+4 3A6:0 1A4:0 O3:0- 1A1:0+3 O1:0-+3 3Y4:0 6Su:0- 1A4:0 fNa:3c- 1Mt:1o
12 3c
1 50 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+4 5MS:3c+m 6OS:50-+f iOq:3c-
1 6o vA1:0+4 O1:0-+3 3SS:50-+7 1MS:3c+3 4MS:3c+3 3SS:50-+4 1MS:3c+j 3OS:50-+f iOq:3c-
1 6o vA1:0+4 O1:0-+3 3SS:50-+7 1MS:3c+4 5MS:3c+2 2SS:50-+4 1MS:3c+j 3OS:50-+f iOq:3c-
1 6o vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+4 5Mp:3c 2Jj:3c MS:3c+k 4OS:50-+f iOq:3c-
1 3c kAHz10o+2 Of:0-+g 2AAnz10o+e sJf:k0
1 6o vA1:0+4 O1:0-+3 3SS:50-+7 1MS:3c+3 4MS:3c+3 3SS:50-+4 1MS:3c+j 3OS:50-+f iOq:3c-
1 3c kAHz10o+2 Of:0-+g 2AAnz10o+e sJf:k0
1 50 vA1:0+4 O1:0-+3 3SAnz12c-+6 1MS:3c+5 5L1:3c- 2MS:3c+4 SS:50-+4 2Y1:0 2Mv:0 OS:6o-+i 2MS:50+g gMu:3cD3c Oq:3c-
1 50 vA1:0+4 O1:0-+3 3SAnz12c-+6 1MS:3c+5 6SS:50-+5 1MS:3c+k 4OS:50-+f
1 50 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3c-
1 50 wY1:0 O1:0-+3 1Mv:0 1A1:0+2 1SS:3c-+6 1MS:1o+5 5A1:50+h O1:6o-+h
16 50
2 6o mU1:0-
1 6o vA1:0+4 O1:0-+3 3SS:50-+7 1MS:3c+4 5MS:3c+2 2SS:50-+4 1MS:3c+j 3OS:50-+f iOq:3c-
1 5u rMl:12c Ol:0D-u 1Mp:0 G5:1o- Nb:0D-u 1Yq:0 Sj:0- 1Ml:0 Sn:0- bY3:0 Sm:0-+5 1Mm:0+4 4Ml:0 Sl:0- 1Mm:0+3 Sm:0-+3 3Ml:0 Sl:0- 1Mm:0+3 Sm:0-+3 3Ml:0 Sl:0- 1Mm:0 Sm:0- 3Ml:0 Sl:0- 1Mm:0+3 Sm:0-+3 3Ml:0 Sl:0- 1Mm:0+ Sm:0-+
1 50 7M1:0 oA1:0+4 O1:0-+3 3SS:50-+8 1MS:3c+6 7Mt:3c 4Mv:8c Or:a0- 1MSz0+ OSz0-+
1 50 7M1:0 oA1:0+4 O1:0-+3 3SS:50-+8 1MS:3c+6 7MS:0+5 SS:0-+2 3So:0- 2OS:0-+7 1MS:0+7 6Ur:0- Ov:50- 1Mr:3c
1 50 7M1:0 oA1:0+4 O1:0-+3 3SS:50-+b 1MS:3c+6 7MS:3c+4 5MS:3c+f OS:50-+f
1 6o vA1:0+4 O1:0-+3 3SS:50-+7 1MS:3c+4 5Mp:3c 1Ok:50 1MS:3c+i SS:50-+4 4OS:50-+f fMr:3c
1 6o wOa:0 1Ml:0- pOq:3c 1Mt:3c-
5 6o
1 7i
1 0 4Fd:0Da0 1jOi:3c-
2 86 aJ1:0D6
1 8c vA1:0 1O1:0-+2 1A1:0+2 1SS:50-+8 1MS:3c+7
1 8c vA1:0 1O1:0-+2 1A1:0+2 1SS:50-+c 1MS:3c+4 5MS:3c+2 2Jj:3c 1MS:3c+c 3OS:50-+8
1 8c vA1:0 1O1:0-+2 1A1:0+2 1SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+d 4OS:50-+9
2 8c vA1:0+4 O1:0-+3 3SS:50-+8 1MS:3c+6 7Jj:3c
1 8c vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3c-
1 8c vO1:0 1O1:0-+2 1A1:0+2 1SS:50-+a 1MS:3c+6 7Jj:3c MS:3c+d 2Sp:50D-3c 1So:50- 1OS:50-+8
1 8c vO1:0 1O1:0-+2 1A1:0+2 1SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+7 4OS:50-+8 4MS:3c+5
1 8c
1 96 1Su:0D-u 1fA7:0 O6:0- 6U1:0 N1:0-+2 1Af:0
1 a0 vA1:0+4 O1:0-+3 3SS:50-+7 1MS:3c+6 6S9:50-
1 a0 vA1:0+4 O1:0-+3 3SS:50-+8 1MS:3c+6
1 96 1aYp:0 Oq:uD-u aAf:uD-u
2 96
2 96 10J1:0Df
1 bo vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 1Yn:0- 3OS:50-+f iOq:3c-
1 bo vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 3Ys:0- 1OS:50-+f iOq:3c-
1 bo vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f 6Y1:50- cOq:3c-
1 8c vA1:0 1O1:0-+2 1A1:0+2 1SS:50-+7 1MS:3c+6 7Jj:3c SS:50-+4 1MS:3c+c 3OS:50-+8
1 8c vA1:0 1O1:0-+2 1A1:0+2 1SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+d 4OS:50-+8
1 a0 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+d 4OS:50-+9
1 8c 1aJ1:0
2 96 11O1:0Du
1 a0 vA1:0+4 O1:0-+3 3SS:50-+7 1MS:3c+6 6Gv:3c- 1AS6:0+5 SS:0-+5 5MS:46+9 OS:46-+8
1 a0 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3c-
3 a0
2 au 1Su:0D-u 1mUj:12c 1J1:0-
3 au
1 0 7Dg:0Dbo 11F1:0D-bo N1:0Dbo
1 a0 sJ1:0 5A1:0+2 O1:0- 1SS:0-+f 1MS:0+e gAs:3c SA:3c-+6 1MA:3c+5
1 0 7Jd:0Dbo 7N1:0D-bo 5F1:0Dbo 14Oi:3cD-3c 1Mb:1oD3c 1Os:3cD-3c 1Fm:1oD3c
1 bo vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+i 4OS:50-+f fMr:3c
1 bo vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3c-
5 bo
2 dc 5L1:1o- 4Dv:12c gUd:0-
1 dc Y1:0D-u eJ1:0D-u
1 dc Y1:0D-u eJ1:0Du oJ1:0-
1 f0 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3cD-3c
1 0 jJ1:0Ddc 14Oi:3cD50 1M5:3cD-50 1Os:3cD50 1Fm:6oD-50
3 bo sJ1:0 5A1:0+2 O1:0- 1SS:0-+f 1MS:0+e gAs:3c SA:3c-+6 1MA:3c+5
2 ci vDv:136Du
4 dc 10Y4:3c SSb:3c-+6 1ASb:3c+5
1 dc 4Ac:0 U5:0- nMs:0 Sm:0- dYl:0 Lt:0-
2 dc A1:12c Ot:0-+2 1Mv:12c 1AA1:12c+2 NS1:0-+2 2MAf:12c+3 Ov:0- 1N6:0- 1NS1:5u-+9 1MSi:5u+8 8ASg:5u+9 OSf:46-+2 2OSg:5u-+a 6Du:5u 2ASf:5u+2 4Yd:5u Ol:5u-
1 dc AS1:5u+4 OS:7i-+2 2N2:7i- 1OAzuu-+2 1MSi:5u+b 1NS1:5u-+a aASg:5u+9 OSg:5u-+c 8Du:5u 2ASf:5u+2 4Yd:5u Ol:5u-
1 dc Y1:0+2 O1:0-+2 2M1:0 N1:0-+3 1A1:0+7 2O1:0-+7 5U1:0+2 eA1:0+2 O1:0-+2 5L1:0 O1:0-
2 dc oOr:3c 1M2:50- 8Ou:3c 1M4:50- 7Nh:3c 1M1:50- eD3:3c 1MS:50-+3 OS:3c+2
1 dc vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3c-
5 dc
1 el oOr:3c 1M2:50- 8Ou:3c 1M4:50- 7Nh:3c 1M1:50- eD3:3c 1MS:50-+3 OS:3c+2
1 f0
1 f0 A1:0 SS8:0-+2 1Y6:0 3Ml:0D-u 1Y5:0 S9:0- 1Yk:0 Su:0- 1YS1:0+4 SSg:0-+4 4Ga:0Du qYS8:3c+2 OS8:50-+2
1 f0 YS1:0+2 SS8:1o-+2
1 f0 qY3:0- oSh:0
1 f0 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f 8J1:0 7Sd:0- 3Oq:3c-
1 f0 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3c-
2 f0
1 fu eJ1:0D-u
2 fu
1 ic vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3cD-3c
1 ic vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+5 4OS:50-+f 2MS:3c+e gOq:3c-
1 f0 vA1:0D50 O1:0-+3 1A1:0+3 2SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f fSd:0- 3Oq:3c-
2 go 9Ur:3c 2Jt:3c- 6S1:3c 2Jq:1- Um:3c Gv:3c- 1AS:3c+2 SS1:3c-+2 3Dg:3c 1Fo:3c- 2Yq:3c Gm:3d- 1Ao:3c Gs:3c-
2 go lOv:3c 1Fr:50- hOS:3c+3 1MS1:50-+3
1 go lOv:3c 1Fr:50- hOS:3c+5 1MS1:50-+5
1 go vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3c-
6 go
2 fu lOS:3c+f 1Fr:50- 1MS1:50-+9 9A4:50- 1MS1:50-+3 3MSf:50-+4 OSj:3c+2 2OS:3c+k 2MS1:50-+6 6MS:50-+a aA2:50- 1Mp:50- 1AS1:50-+ OS1:3c+
2 fu lOS:3c+f 1Fr:50- 1MS1:50-+d dMSf:50-+5 OSj:3c+2 2OS:3c+k 3M3:50- 1Mm:50- 1M7:50- 1MSk:50-+2 2MS:50-+a aA2:50- 1Mp:50- 1AS1:50-+ OS1:3c+
2 go vM1:0Du OS:3c+4 1MS1:3c-+4 3Or:3cDu 1MSf:3cD-u+4 OSj:3cDu+2 2OS:3cDu+c 2MS1:3cD-u+6 6MS:3cD-u+a 4Gr:3cDu 1OS:3cDu+7 5A2:3cD-u 1Mp:3cD-u 1AS1:3cD-u+ OS1:3cDu+
3 go hO1:3c 1Mv:50- OS:3c+i 1MS8:50-+3 3Fr:50- 1MS1:50-+9 9MS:50-+2 2MS1:50-+3 2OSj:3c+2 1MSf:50-+4 1OS:3c+3 3MS:50-+f OS1:3c+9 9Gr:3c 1OS1:3c+ 5A2:50- 1Mp:50- 1AS1:50-+
1 go hO1:3c 1Mv:50- OS:3c+i 1MS8:50-+3 3Fr:50- 1MS1:50-+9 9MS:50-+2 2MS1:50-+3 2OSj:3c+2 1MSf:50-+4 1OS:3c+3 3MS:50-+f OS1:3c+9 9Gr:3c 1OS1:3c+9 5A2:50- 1Mp:50- 1AS1:50-+2 3AS1:50-+ OS1:3c+
4 go lOS:3c+f 1Fr:50- 1MS1:50-+9 9A4:50- 1MS1:50-+3 3MSf:50-+4 OSj:3c+2 2OS:3c+c 2MS1:50-+6 6MS:50-+a 4Gr:3c 1OS:3c+7 5A2:50- 1Mp:50- 1AS1:50-+ OS1:3c+
2 go lOS:3c+f 1Fr:50- 1MS1:50-+d dMSf:50-+5 OSf:3c+2 2OS:3c+c 3MS1:50-+4 4MS:50-+b 5Gr:3c 1OS:3c+7 5A2:50- 1Mp:50- 1AS1:50-+ OS1:3c+
1 go 1sDs:3c
1 ic jO1:0 uJ1:0-
1 ic nDm:12c 1Mv:0- 9SSn:0+9 1MSn:0-+8 8JSm:0-+2 Op:0
1 ic rDS1:0+2 1Fr:0-+2 iD1:3c 1M2:50-
1 ic vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+k 4OS:50-+f iOq:3c-
4 ic
1 io 1J1:0Di nOr:3c 1M2:50-
1 ic jO1:0D-12c oGl:0D140
1 j6 tFa:3cDu
1 k0 vA1:0+4 O1:0-+3 3SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+i 4OS:50-+f fMr:3c
6 k0
1 lo vA1:0 O1:0-+3 2A1:0+2 1SS:50-+c 1MS:3c+6 7Jj:3c MS:3c+i 4OS:50-+f fMr:3c
1 kk bJ1:0D14 12O7:3c 1Mj:50- NS1:3c+2 1JS:3c-+2
3 k0 oN2znc 1Fmznc- OAoznc+e 1MS1:50-+e dOA1znc+6 1MAeznc-+i 5OS1:3c+c cSS:3c+ 1AS1:50-+
1 k0 1cNS1:3c+2 1FS:50-+2 aNt:3c 1Ms:50- OSl:3c+4 1M6:50- 1JSg:50-+2 2Jj:3c- N2:3c
1 -ic 1pDu:0D140
2 -k0 tO1:0 fDv:0D140
1 lo
1 l9 oN2znc 1Fmznc- OAoznc+e 1MS1:69-+e dOA1znc+6 1MAeznc-+i 5OS1:4l+c cSS:4l+ 1AS1:69-+
1 -j6 J1:0Du 1oSq:0 1A2:6o- SAznc+ Du:0D140 1AS1:6o-+
1 -hs tO1:0D14 fDv:0D140
1 nc`;
