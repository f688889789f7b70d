/**
 * What always holds where a pattern holds, so that it is not counted beside it, one pattern a line. What these hold in
 * turn is not repeated. The letters after a colon say where it is so: `a` with four sets and seven pairs, `b` with four
 * sets alone, `c` with five sets.
 *
 * Found on 41,000 drawn hands; test/variant/implied.test.ts looks for a hand against each line.
 */
export const IMPLIED = `
dasixi sixi quanfengke menfengke pengpenghu:ab
dasanyuan shuangjianke
xiaosixi sixi
sixi sanfengke
xiaosanyuan shuangjianke
sanfengke fengke
xiaosanfeng fengke
shuangjianke jianke
jianke valuehonor
quanfengke fengke
menfengke valuehonor fengke
valuehonor yaojiuke
fengke yaojiuke
sianke pengpenghu:ab sananke menqingron:ab
sananke shuanganke
sigang pengpenghu:ab sangang dandiaojiang:ab
sangang erkong
erkong yikong
yikong gen
minggang yikong
angang yikong
shuangangang shuanganke erkong angang
shuangminggang erkong minggang
pinghu wuzi xiaopinghu:bc
pinfu xiaopinghu menqingron
dapinghu xiaopinghu:a pinghu wuziwuhua
qingyise wuzi
ziyise hunyaojiu:ac valuehonor:b fengke:bc huayaojiu:b
qingyaojiu huayaojiu:ab chunquandaiyao shuangtongke:ab hunyaojiu:c santongke:c xiaosantongke:c
huayaojiu yaojiuke:ab pengpenghu:ab hunyaojiu quandaiyao:ab
hunlaotou hunyaojiu
duanyao wuzi
quanda dayuwu
quanzhong duanyao xixiangfeng:c
quanxiao xiaoyuwu
dayuwu wuzi
xiaoyuwu wuzi
chunquandaiyao quandaiyao wuzi
quandaiwu duanyao yibangao:c
quanshuangke pengpenghu duanyao shuangtongke:c
jiangdui jiangyise
jiangyise pengpenghu duanyao jiangdui shuangtongke
wuziwuhua wuzi wuhua
qidui menqingron:a
longqidui qidui:a ansigui:a
shuanglongqidui longqidui:a
sanlongqidui shuanglongqidui:a
lianqidui qingyise:a qidui:a
shisanyao hunlaotou:ab wumenqi:ab menqingron:ab
quanbukao wumenqi:a menqingron:a
qixingbukao quanbukao:a
shisanlan wumenqi:a menqingron:a
qixingshisanlan shisanlan:a
jiulianbaodeng yaojiuke anke:ab qingyise menqingron
junseiChuuren jiulianbaodeng siguiyi:c
iipeikou yibangao menqingron
erbangao xiaopinghu:ab yibangao
ryanpeikou erbangao iipeikou
yisesantongshun yibangao
yisesitongshun erbangao yisesantongshun siguiyi
yisesijiegao pengpenghu:ab yisesanjiegao
yisesibugao xiaopinghu:ab yisesanbugao
qinglong lianliu laoshaofu
sansesantongshun xixiangfeng
santongke shuangtongke
xiaosantongke shuangtongke
yiseshuanglonghui pinghu:ab qingyise:ab erbangao:ab laoshaofu:ab
sanseshuanglonghui xiaopinghu:a pinghu:ab xixiangfeng:ab laoshaofu:ab
siguiyi gen
mingsigui siguiyi
ansigui siguiyi
tsumo buqiuren
menqianqing menqingron
menqingron menqianqing
buqiuren zimo tsumo menqingron
menqingzimo buqiuren
quanqiuren jingoudiao
banqiuren zimo jingoudiao
jingoudiao dandiaojiang
gangshangkaihua zimo
buhuakaihua gangshangkaihua:ab zimo:c
haidi zimo haidiany
hedi haidiany
tianhu buqiuren
dihu menqingron
renhu menqingron
riichi menqingron:ab
daburuRiichi menqingron:ab
ippatsu riichi:ab
bianzhang duting
kanzhang duting qiandang
dandiaojiang duting
wuanke pengpenghu:c sianke:c menqingron:c
wugangzi pengpenghu:c sigang:c dandiaojiang:c
hunyaojiu yaojiuke:c pengpenghu:c huayaojiu:c quandaiyao:c
lvyise siguiyi:c
wumenqi yaojiuke:c
wulianke pengpenghu:c yisesijiegao:c
tianting menqingron:c
diting menqingron:c
zhong jianke
fa jianke
bai jianke
suuankouTanki sianke
qingpeng qingyise pengpenghu
hunpeng hunyise pengpenghu
benikujaku hunpeng
qingqidui qingyise:a qidui:a
qinglongqidui qingqidui:a longqidui:a
jiangqidui jiangyise:a qidui:a
daqixing ziyise:a qidui:a
kokushi13 shisanyao:ab
kawu qiandang
zhuowu kawu
quanhua huagang
ersuoqianggang qiangganghu
wutongkaihua gangshangkaihua
yitonglaoyue haidi
jiutonglaoyu hedi
ishinouenimo daburuRiichi haidiany
huashang zimo
sicai sancai
`;
