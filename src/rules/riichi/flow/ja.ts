import type {FlowText} from '../../../core/flow.js';
import type {RiichiFlowOption} from '../flow-options.js';

export const text: FlowText<RiichiFlowOption> = {
  options: {
    rounds: {
      label: '長さ',
      help: '何場まで打つかを決めます。',
      choices: {east: '東風戦', eastSouth: '東南戦'},
    },
    extension: {
      label: '返し点に届かないとき',
      help: '最後の場が終わって誰も返し点に届かないときの扱いです。',
      choices: {suddenDeath: '次の場へ進み、誰かが届いたら終了（西入）', none: '終了'},
    },
    bust: {
      label: 'トビ',
      help: '誰かの持ち点が0点未満になったら終了します。',
    },
    dealerMayStop: {
      label: '最後の親の終了',
      help: '最後の局の親が和了または聴牌して連荘し、返し点以上のトップなら終了します。',
    },
    dealerStays: {
      label: '連荘の条件',
      help: '親が続けて親をする条件です。',
      choices: {ready: '和了、または流局時に聴牌', won: '和了のみ'},
    },
    startPoints: {
      label: '持ち点',
      help: 'はじめに持つ点数です。',
    },
    returnPoints: {
      label: '返し点',
      help: '精算の基準になる点数です。持ち点との差はトップのものになります（オカ）。',
    },
    goalPoints: {
      label: '終了に必要な点数',
      help: '最後の場が終わったとき、誰かがこの点数に届いていれば終了します。',
    },
    uma: {
      label: 'ウマ',
      help: '順位点（千点単位）です。',
      choices: {
        none: 'なし',
        '5-10': '5-10',
        '5-15': '5-15',
        '10-20': '10-20',
        '10-30': '10-30',
        '20-30': '20-30',
      },
    },
    sharedPlaces: {
      label: '同点の順位点',
      help: '同点の人が順位点を分け合います。そうでなければ起家に近い人が上位です。',
    },
    leftSticks: {
      label: '終局時の供託',
      help: '終局時に残ったリーチ棒を誰が受け取るかを決めます。',
      choices: {leader: 'トップ', nobody: '誰も受け取らない'},
    },
    falseWinPays: {
      label: '錯和の支払い',
      help: '誤って和了を宣言した人が失うものです。',
      choices: {nothing: 'なし', mangan: '満貫払い', points: '最終結果から20ポイント'},
    },
    severalWins: {
      label: '同時のロン',
      help: '1枚の牌で何人もロンできるときの扱いです。',
      choices: {all: '全員の和了', nearest: '頭ハネ'},
    },
    severalCounters: {
      label: '同時のロンの本場',
      help: '何人も同時にロンしたとき、本場の点を受け取る人です。',
      choices: {first: '放銃者に近い人だけ', each: '和了した全員'},
    },
    nagashi: {
      label: '流し満貫',
      help: '捨て牌がすべて么九牌で、1枚も鳴かれずに流局したら満貫を受け取ります。',
    },
    threeWins: {
      label: '三家和',
      help: '3人が同じ牌でロンしたときの扱いです。',
      choices: {drawn: '流局', paid: '3人とも和了'},
    },
    nineOrphans: {
      label: '九種九牌',
      help: '最初のツモで么九牌が9種類以上あれば、流局にできます。',
    },
    fourWinds: {
      label: '四風連打',
      help: '最初の4枚の捨て牌が同じ風牌なら流局とします。',
    },
    fourRiichi: {
      label: '四家立直',
      help: '4人全員がリーチしたら流局とします。',
    },
    fourKongs: {
      label: '四開槓',
      help: '2人以上で合わせて4回カンしたら流局とします。',
    },
    kanDora: {
      label: 'カンドラをめくる時',
      help: '明槓・加槓の新しいドラ表示牌をめくる時を決めます。',
      choices: {atOnce: 'すぐ', afterDiscardIfMelded: '明槓・加槓は打牌の時'},
    },
    swapCalls: {
      label: '喰い替え',
      help: '鳴いた直後に捨てられない牌を決めます。',
      choices: {free: '自由', sameTile: '現物のみ不可', bothEnds: '現物も筋も不可'},
    },
    riichiNeedsDraws: {
      label: 'リーチに必要な残りツモ',
      help: 'リーチを宣言するときに必要な残りツモの枚数です。',
      choices: {4: '4枚', 0: 'なし'},
    },
    riichiNeedsPoints: {
      label: 'リーチに必要な点数',
      help: 'リーチの宣言には1,000点が必要です。',
    },
    riichiKong: {
      label: 'リーチ後の暗槓',
      help: 'リーチの後に引いた牌での暗槓を認めるかどうかを決めます。',
      choices: {
        sameWaits: '待ちが変わらなければ可',
        sameSets: '待ちも面子構成も変わらなければ可',
        never: '不可',
      },
    },
    robConcealed: {
      label: '暗槓への搶槓',
      help: '国士無双に限り、暗槓の搶槓を認めるかどうかを決めます。',
      choices: {never: '不可', kokushi: '国士無双のみ'},
    },
    lastDiscardCalls: {
      label: '最後の捨て牌の鳴き',
      help: '最後の捨て牌も鳴けます。鳴いた人の打牌が新しい最後の捨て牌になります。',
    },
    falseWin: {
      label: '錯和',
      help: '誤って和了を宣言したときに、その人だけが和了放棄になるか、局が終わるかを決めます。',
      choices: {deadHand: '和了放棄とし、局は続けます', endsHand: '流局とし、親も本場も変えません'},
    },
  },
};
