/**
 * Known patterns, one a line: id, what it is about, its condition in the words of conditions, and its names.
 *
 * What it is about: `s` sets, `f` the form, `t` the tiles, `w` the win, `b` what lies beside the hand. A `*` after it: it
 * counts once for each set, tile or flower that shows it. Where one name has several meanings, the family of rules in
 * which it has this one stands before it: `hk` Hong Kong, `tw` Taiwan, `mcr`, `jp` Japan, `sc` Sichuan, `zj` Zung Jung.
 */
export const DICTIONARY = `
dasixi s pungs of winds >= 4 ; Big Four Winds/Great Winds/大四喜和/大四喜/daisuushii/Big Winds/Big Four Joys/Four Big Blessings/Big Four Blessings/Four Great Blessings
dasanyuan s pungs of dragons >= 3 ; Big Three Dragons/Great Dragons/大三元/ダイサンゲン/daisangen/Big Dragons/Three Big Dragons/Three Great Scholars
xiaosixi s little winds ; Small Four Winds/Small Winds/小四喜/Little Four Winds/小四喜和/shousuushii/Four Little Winds/Little Four Joys/Four Small Blessings/Little Four Blessings
sixi s pungs of winds >= 4 | little winds ; 四喜和/四喜
xiaosanyuan s little dragons ; Small Three Dragons/Small Dragons/小三元/Little Three Dragons/ショウサンゲン/shousangen/Three Little Dragons/Three Small Dragons
sanfengke s pungs of winds >= 3 ; Big Three Winds/三大風/三風會/三風刻/大三風/三風
xiaosanfeng s pungs of winds = 2 & pair of winds ; Small Three Winds/小三風
shuangjianke s pungs of dragons >= 2 ; 双箭刻/Two Dragon Pungs
jianke s* pungs of dragons ; Dragon Pung/箭刻/三元牌/番牌/翻牌/飜牌/mcr:役牌/jp:役牌/jp:翻牌/jp:飜牌/Value Honor dragons/箭牌/三元牌刻子、槓子/Pung or kong of dragons/中發白刻子/Dragons/Pung of Dragons/One Dragon Pung/Dragon Triplet
quanfengke s pungs of roundwind ; jp:役牌/jp:翻牌/jp:飜牌/圈風刻/圈風/圈風牌/場風/莊風牌/Prevalent Wind/Round Wind/風圈/Round wind pung/場風牌/prevailing wind/Table Wind/圈風台/Pung of Round Wind/Pung of Prevailing Wind/Pung of the Prevailing Wind
menfengke s pungs of seatwind ; jp:役牌/jp:翻牌/jp:飜牌/門風刻/門風/自風/門風牌/Seat Wind/自風牌/風牌(門風)/Seat wind pung/own wind/自分の風の刻子・槓子/自風刻子、槓子/Pung or kong of own wind/本風/門風台/Pung of Own Wind/Pung of Seat Wind/Pung of the Seat Wind
valuehonor s* pungs of dragons+seatwind ; Value Honor/番牌刻
zhong s pungs of C ; 中/chun
fa s pungs of F ; 發/hatsu
bai s pungs of P ; 白/haku
fengke s* pungs of winds ; 風刻/風牌/字刻/見風/Pung of Winds
yaojiuke s* pungs of orphans ; 幺九刻/Pung of Terminals or Honors
pengpenghu f allpungs ; 對對胡/對對和/碰碰胡/碰碰和/對對糊/大對子/對子胡/All Pungs/All Triplets/All in triplets/Pungs Hand/トイトイ/碰胡/飄胡/大碰對/対々和/トイトイホー/toitoi/toitoihou/No Chows
sianke s concealed pungs >= 4 ; 四暗刻/坎坎胡/Four Concealed Triplets/Self triplets/四暗坎/間間胡/Four Concealed Pungs/suuankou/Hidden Treasure
suuankouTanki s concealed pungs >= 4 & wait pair ; 四暗刻単騎/四暗刻単騎待ち/suuankou tanki
sananke s concealed pungs >= 3 ; 三暗刻/Three Concealed Triplets/三暗坎/Three Concealed Pungs/sanankou
shuanganke s concealed pungs >= 2 ; Two Concealed Triplets/二暗刻/双暗刻/Two Concealed Pungs
wuanke s concealed pungs >= 5 ; 五暗坎/五暗刻/Five concealed pungs
sigang s kongs >= 4 ; 四槓/四槓子/十八羅漢/Four Kongs/All kongs/Eighteen Arhats/suukantsu/18 Arhats
sangang s kongs >= 3 ; Three Kong/三槓/Three Kongs/三槓子/sankantsu
erkong s kongs >= 2 ; Two Kongs/二槓
yikong s kongs >= 1 ; One Kong/一槓
wugangzi s kongs >= 5 ; 五槓子/Five kongs
minggang s* open kongs ; 明槓/Melded Kong/明桿/大明槓/加槓/小明槓/exposed kong/added kong/直杠/补杠/open kong
angang s* concealed kongs ; 暗槓/Concealed Kong/Hidden Kong
anke s* concealed triplets ; 暗刻/Concealed pung/暗刻子/坎/concealed triplet
mingke s* open triplets ; 明刻/Melded pung/明刻子/exposed pung/exposed triplet
shuangangang s concealed kongs = 2 & open kongs = 0 ; 双暗槓/Two Concealed Kongs
shuangminggang s (open kongs = 2 & concealed kongs = 0) | (open kongs = 1 & concealed kongs = 1) ; 双明槓/Two Melded Kongs
xiaopinghu f allchows ; hk:平胡/hk:平和/hk:平糊/All Sequences/All Chows/Common hand/小平胡/zj:平和/Lesser all chows
pinghu f (form sets | form knittedStraight) & pungs = 0 & without honors ; mcr:平和/mcr:平胡
pinfu f allchows & !pair of valued & wait two-sided & concealed ; jp:平和/ピンフ/pinfu/no-points hand/flat hand
dapinghu f allchows & pair of numbers & flowers = 0 & ron & wait two-sided ; tw:平胡/tw:平和/大平胡/Greater all chows/ターピンフ
jihu f always ; sc:平胡/雞胡/鸡胡/屁胡/推倒胡/小胡
qingyise t fullflush ; 清一色/Full Flush/Pure One-Suit/All One Suit/清/チンイツ/chiniisou/chinitsu/チンイーソー
hunyise t halfflush ; 混一色/Half Flush/Mixed One-Suit/Mixed Suit/Mix Suit/混/ホンイツ/湊一色/honiisou/honitsu/ホンイーソー/One Suit With Honors/One Suit and Honors
qingpeng f fullflush & allpungs ; 清碰/清對/清碰碰胡/清大對/清對對胡/清一色碰碰胡/清一色對對胡
hunpeng f halfflush & allpungs ; 混碰/混對/混碰碰胡/混對對胡/混一色碰碰胡/混一色對對胡
benikujaku f allpungs & only 1579s+C ; 紅孔雀
ziyise t only honors ; 字一色/All Honors/All Honours/All honor tiles/風一色/tsuuiisou
qingyaojiu t only terminals ; 清么九/清老頭/Pure Orphans/All Terminals/Pure Greater Terminals/chinroutou/hk:么九/hk:Orphans/Pure Terminals
huayaojiu t allpungs & only orphans ; 花么九/hk:花么
hunyaojiu t only orphans ; mcr:混么九/mcr:混幺九/Terminals and honors/ホンロー
hunlaotou t only orphans & has honors & has numbers ; 混么九/混老頭/Mixed Orphans/Mixed Greater Terminals/All Terminals and Honors/honroutou/Mixed Terminals/ホンロウ/全么九
lvyise t only greens ; 緑一色/All Green/オールグリーン/ryuuiisou
duanyao t only simples ; 斷么/斷么九/All Simples/No Terminals/中張/タンヤオ/tanyao/クイタン/tanyaochuu/断ヤオ
quanda t only 7-9 ; 全大/Upper Tiles
quanzhong t only 4-6 ; 全中/Middle Tiles
quanxiao t only 1-3 ; 全小/Lower Tiles
dayuwu t only 6-9 ; 大于五/大於五/Upper Four
xiaoyuwu t only 1-4 ; 小于五/小於五/Lower Four
tuibudao t only reversible ; 推不倒/Reversible Tiles
wumenqi t suits = 3 & has winds & has dragons ; 五門斉/All Types
quandaiyao t form sets & each orphans ; 全帶么/混全帶么九/Outside Hand/Mixed Lesser Terminals/チャンタ/チャンタヤオチュー/jp:全帶么九/混全帶么/chanta/Half outside hand/全么九
chunquandaiyao t form sets & each terminals ; 純全帶么九/Pure Lesser Terminals/sc:全帶/sc:帶么九/幺九將/sc:么九/純全帶么/Terminals in all sets/junchan/Fully outside hand/純チャン/Terminals in every set/full outside hand/ジュンチャン
quandaiwu t form sets & each 5 ; 全帯五/All Fives
quanshuangke t allpungs & only 2468 ; 全双刻/All Even Pungs
jiangdui t allpungs & only 258 ; 將對/將對對/将对
jiangyise t only 258 ; 將一色/將將胡/将将胡
queyimen t suits = 2 ; 缺一門/絕一門/Two Suits Only/One Voided Suit/Two Suits/Voided Suit/One Suit Missing/Missing One Suit/Lacking One Suit/缺門
wuzi t without honors ; 無字/No Honors
wuziwuhua t without honors & flowers = 0 ; 無字無花/無字花/No honors, no flowers
qidui f form sevenPairs ; 七對/七對子/七小對/小七對/Seven Pairs/暗七對/niconico/ニコニコ/chiitoitsu/チートイツ
longqidui f form sevenPairs & fours >= 1 ; 豪華七小對/龍七小對/龍七對/豪華七對/龍七對子/四歸七對
shuanglongqidui f form sevenPairs & fours >= 2 ; 雙豪華七小對/雙龍七對/超豪華七對/雙豪華七對/八歸七對
sanlongqidui f form sevenPairs & fours >= 3 ; 三豪華七小對/三龍七對/三豪華七對/超超豪華七對
qingqidui f form sevenPairs & fullflush ; 清七對/清小七對
qinglongqidui f form sevenPairs & fullflush & fours >= 1 ; 清龍七對/清豪華七對
jiangqidui f form sevenPairs & only 258 ; 將七對/二五八將七對
daqixing f form sevenPairs & only honors ; 大七星/字一色七對
lianqidui f form sevenPairs & fullflush & pairs na n+1a n+2a n+3a n+4a n+5a n+6a ; 連七対/Seven Shifted Pairs/大車輪
shisanyao f form thirteenOrphans ; 十三么/十三幺/國士無雙/Thirteen Orphans/Thirteen Terminals/十三幺九/kokushi musou/kokushi/13 Orphans/Thirteen Wonders/Thirteen Unique Wonders
kokushi13 f form thirteenOrphans & wait pair ; 國士無雙十三面/國士無雙十三面待ち/國士十三面/kokushi juusanmen/kokushi musou juusanmen
quanbukao f form honorsAndKnitted ; 全不靠/十三不靠/Lesser Honors and Knitted Tiles
qixingbukao f form honorsAndKnitted & kinds honors = 7 ; 七星不靠/Greater Honors and Knitted Tiles
zuhelong f knitted ; 組合龍/Knitted Straight
wufanhu f nothing ; Chicken Hand/無番和/雞胡
jiulianbaodeng f ninegates ; hk:九子連環/hk:九蓮寶燈/jp:九蓮寶燈/九蓮宝燈/hk:Nine Gates/九連宝灯/chuuren poutou/hk:九寶連燈
junseiChuuren f purenine ; mcr:九蓮寶燈/純正九蓮寶燈/Pure Nine Gates/zj:Nine Gates/zj:九蓮寶燈/True nine gates/mcr:Nine Gates
shiliubuda f form shiliubuda ; 十六不搭/Sixteen unrelated
shisanlan f form shisanlan ; 十三爛/十三不靠/Thirteen Unrelated
qixingshisanlan f form shisanlan & kinds honors = 7 ; 七星十三爛/Thirteen Unrelated with All Honors
baduiban f form baduiban ; 八對半/嚦咕嚦咕/Seven pairs and a pung/seven pairs and a triplet
yibangao s chows na na ; 一般高/mcr:一盃口/Two Identical Sequences/Pure Double Chow/twin chows/identical chows/板板高
iipeikou s chows na na & concealed ; jp:一盃口/一杯口/イーペイコウ/イーペーコー/iipeikou
erbangao s chows nx nx my my ; 二般高/Two Identical Sequences Twice/Twice pure double chow/double twin chows
ryanpeikou s chows nx nx my my & concealed ; 二盃口/リャンペイコウ/リャンペーコー/ryanpeikou
yisesantongshun s chows na na na ; 一色三同順/一色三順/Three Identical Sequences/Pure Triple Chow/triplet chows
yisesitongshun s chows na na na na ; Four Identical Sequences/四連太寶/Quadruple Chow/一色四同順
yisesanjiegao s pungs na n+1a n+2a ; 一色三節高/三連刻/Three Consecutive Triplets/Pure Shifted Pungs
yisesijiegao s pungs na n+1a n+2a n+3a ; 一色四節高/四連刻/Four Consecutive Triplets/Four Pure Shifted Pungs
wulianke s pungs na n+1a n+2a n+3a n+4a ; 五連刻/Five pungs in a row
yisesibugao s chows na n+1a n+2a n+3a | chows na n+2a n+4a n+6a ; 一色四歩高/Four Pure Shifted Chows
yisesanbugao s chows na n+1a n+2a | chows na n+2a n+4a ; 一色三歩高/Pure Shifted Chows
sansesanbugao s chows na n+1b n+2c ; 三色三歩高/Mixed Shifted Chows
sansesanjiegao s pungs na n+1b n+2c ; 三色三節高/Mixed Shifted Pungs/三色連刻
qinglong s chows 1a 4a 7a ; 清龍/一條龍/一氣通貫/一気通貫/Pure Straight/Nine-Tile Straight/龍/Straight/イーチートンクワン/一通/イッツー/ikkitsuukan/ittsuu/ittsu
hualong s chows 1a 4b 7c ; 花龍/混龍/Mixed Straight/三色通貫/雜龍
sansesantongshun s chows na nb nc ; 三色三同順/三色同順/三相逢/Three Similar Sequences/Mixed Triple Chow/three-suit chows/sanshoku/sanshoku doujun/三色
santongke s pungs na nb nc ; 三同刻/三色同刻/Three Similar Triplets/Triple Pung/three-suit pungs/sanshoku doukou
xiaosantongke s pungs na nb pair nc ; Small Three Similar Triplets/小三同刻/三色小同刻
shuangtongke s pungs na nb ; 雙同刻/Double Pung
xixiangfeng s chows na nb ; 喜相逢/Mixed Double Chow
lianliu s chows na n+3a ; 連六/Short Straight
laoshaofu s chows 1a 7a ; 老少副/Two Terminal Chows/老少/老少配
yiseshuanglonghui f chows 1a 1a 7a 7a pair 5a ; 一色双龍会/Pure Terminal Chows
sanseshuanglonghui f chows 1a 7a 1b 7b pair 5c ; 三色双龍会/Three-Suited Terminal Chows
siguiyi s* fours >= 1 ; 四歸一/Tile Hog/四歸
mingsigui s* open fours ; 明四歸/明四歸一
ansigui s* concealed fours ; 暗四歸/暗四歸一
gen s* quads >= 1 ; 根/帶根/Root
zimo w self ; 自摸/Self-Draw/摸胡/Self-Pick/Self Draw/自摸加番/Self-Drawn/ツモ上がり/自摸和/Win From Wall/Win From the Wall
tsumo w self & concealed ; jp:門前清自摸和/門前清自摸/jp:ツモ/メンゼンツモ/門前清ツモ/門前ツモ/メンツモ/menzenchin tsumohou/menzen tsumo
menqianqing w concealed ; hk:門前清/hk:門清/門清/門前清/Concealed Hand/sc:門清/菜心/tw:門清/メンゼン/門前/面前/Closed Hand
menqingron w concealed & ron ; mcr:門前清
buqiuren w concealed & self ; 不求人/不求/Fully Concealed/Fully Concealed Hand/Concealed self-draw/門清不求/Concealed self-drawn
menqingzimo w concealed & self ; 門清自摸/門清一摸三
quanqiuren w allcalled & ron ; 全求人/全求/求全/Melded Hand/full begging/All From Others/Fully Melded Hand
banqiuren w allcalled & self ; 半求人/半求/Half melded hand
jingoudiao w allcalled ; 金鉤釣/金勾釣/裸單騎/大吊車/手把一/十二落抬/全球獨釣/金鉤胡/手抓一
qiangganghu w robbed ; 搶槓/搶槓和/搶槓胡/槍槓/Robbing the Kong/Robbing kong/Robbing a kong/chankan/Rob a Kong/Stealing a Kong/Stealing Kong/Robbing a Quad
ersuoqianggang w robbed & won 2s ; 二索搶槓/Scratching a Carrying Pole
gangshangkaihua w flag replacement ; 槓上開花/嶺上開花/槓上花/槓開/Win on a kong replacement/Out on a Kong/Win by kong/Win on Kong/Out with Replacement Tile/Win on a replacement/flower on the kong/after a kong/rinshan kaihou/after a kan/rinshan/槓上自摸/Kong Win/Kong Replacement/Kong Replacement Win/Win off a Kong/嶺上
gangshangpao w flag afterKong ; 槓上炮/槓後炮/Win After a Kong/Win on a Discard After a Kong
wutongkaihua w flag replacement & won 5p ; 五筒開花/梅花開花/Gathering the Plum Blossom from the Roof/Gathering Plum Blossom from the Roof/Plum Blossom on the Roof
buhuakaihua w self & (flag replacement & ownkong | flag flowerReplacement | flag eightFlowers) ; tw:槓上開花
huashang w flag flowerReplacement ; 花上自摸/花上開花/花開/Win on a Flower/Win on a Flower Replacement
haidi w self & flag lastTile ; tw:海底撈月/sc:海底撈月/海底摸月/妙手回春/海底自摸/Final Draw/Last draw/last tile draw/moon from the sea bed/haitei/Moon Under the Sea/海底撈/海底撈魚
hedi w ron & flag lastTile ; 河底撈魚/mcr:海底撈月/Final Discard/hedi/河底捞鱼/Last discard/ホウテイ/fish from the river bed/houtei/河底/海底炮/海底撈魚/Last Tile Claim
haidiany w flag lastTile ; hk:海底撈月/Last Tile/Win by last catch/Winning on the last tile/海底/Last Tile Win/Win on Last Tile/Win on the Last Tile
yitonglaoyue w self & flag lastTile & won 1p ; 一筒撈月/一筒摸月/Catching the Moon from the Bottom of the Sea/Gathering the Moon from the Bottom of the Sea
jiutonglaoyu w ron & flag lastTile & won 9p ; 九筒撈魚
tianhu w flag heavenly ; 天胡/天和/天糊/Heavenly Hand/Blessing of Heaven/tenhou/Hand of Heaven
dihu w flag earthly ; 地胡/地和/地糊/Earthly Hand/Blessing of Earth/ティーホー/chiihou/Hand of Earth
renhu w flag human ; 人胡/人和/Human Hand/Blessing of Man/Hand of Man/renhou/レンホー
tianting w flag readyFirst ; 天聽/Heavenly ready/テンティン
diting w flag readyEarly ; 地聽/Earthly ready/ティーティン
riichi w flag riichi ; 立直/リーチ/reach/ready hand/報聽
daburuRiichi w flag doubleRiichi ; 兩立直/Double riichi/Wリーチ/ダブリー/double reach/双立直/ダブル立直/二重立直/ダブルリーチ/daburu riichi
openRiichi w flag openRiichi ; オープンリーチ/開立直/オープン立直/Open Riichi
ishinouenimo w flag doubleRiichi & flag lastTile ; 石の上にも三年
ippatsu w flag ippatsu ; 一発/one shot
hujuezhang w flag lastOfKind | lastseen ; 絕張/絶張/和絶張
bianzhang w solewait edge ; 邊張/边张/Edge Wait/ペンチャン待ち/Edge Tile
kanzhang w solewait closed ; 嵌張/坎張/Closed Wait/カンチャン待ち/夾張
dandiaojiang w solewait pair ; 單釣將/單釣/單吊/單騎/単釣将/単騎待ち/Pair Wait
jiangyan s pair of 258 ; 將眼/二五八將/258將
duting w solewait edge/closed/pair ; 獨聽/邊張中洞單吊/Single Wait/中洞/closed, edge or pair wait
qiandang w wait closed ; 嵌檔/カンチャン/kanchan
kawu w wait closed & won 5 ; 卡五/卡五星/夾五
zhuowu w wait closed & won 5m ; 捉五/捉五魁
shuangpeng w wait pung ; 對倒/雙碰/対倒/シャンポン/シャンポン待ち/Double Pung Wait
huapai b* flowers >= 1 ; 花牌/Flower Tiles/見花
wuhua b flowers = 0 ; 無花/No Flowers
benhua b* ownflower ; 正花/本花/門風花/Seat Flower/Own Flower/座花/zhenghua
benhua2 b* ownflower 梅蘭竹菊
huagang b* flowerset ; 花槓/一臺花/一台花/Set of Flowers/四花/Set of four flowers/春夏秋冬/梅蘭菊竹/梅蘭竹菊/梅兰竹菊/flower kong
baxian b flag eightFlowers ; 八仙過海/Eight immortals/eight flowers/大花胡
qiqiangyi b flag sevenFlowers ; 七搶一/Seven Flowers/hk:花胡
quanhua b flowers >= 8 ; 八花/全花/All Flowers/All Eight Flowers/Complete Set of Flowers/兩台花
dora b* dora ; ドラ/寶牌/常時ドラ/表ドラ/懸賞牌/悬赏牌/bonus tiles
akadora b* akadora ; 赤ドラ/赤寶牌/Red fives/赤5/赤牌
uradora b* uradora ; 裏ドラ/裏寶牌/里宝牌/裡寶牌/underside dora
hudi b always ; 胡底/底/Base hu/副底/底胡/winning base
wucai b wilds = 0 ; 無財/無百搭/沒財神/無搭/無癩子/沒癩子/無鬼/無混/沒混/無寶
sancai b wilds >= 3 ; 三財神/三百搭/三癩子/三鬼/三混
sicai b wilds >= 4 ; 四財神/四百搭/四癩子/四鬼/四混
`;
