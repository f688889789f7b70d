import type {FlowText} from '../../../core/flow.js';
import type {RiichiFlowOption} from '../flow-options.js';

export const text: FlowText<RiichiFlowOption> = {
  options: {
    rounds: {
      label: 'Length',
      help: 'How many rounds are played.',
      choices: {east: 'East round alone', eastSouth: 'East and South rounds'},
    },
    extension: {
      label: 'If nobody has enough points',
      help: 'What follows the last round if nobody has the points to settle against.',
      choices: {suddenDeath: 'Another round, until somebody has them', none: 'The game ends'},
    },
    bust: {
      label: 'Bust',
      help: 'The game ends when a player has less than 0 points.',
    },
    dealerMayStop: {
      label: 'The last dealer stops',
      help: 'The game ends when the dealer of the last hand wins or is ready, leads, and has the points to settle against.',
    },
    dealerStays: {
      label: 'When the dealer stays',
      help: 'After which hands the dealer deals again.',
      choices: {ready: 'After a win, and when ready after a draw', won: 'After a win only'},
    },
    startPoints: {
      label: 'Starting points',
      help: 'The points that everybody begins with.',
    },
    returnPoints: {
      label: 'Points to settle against',
      help: 'Results are the differences to these points. The first gets what all began with less.',
    },
    goalPoints: {
      label: 'Points that end the game',
      help: 'The game ends after its last round if somebody has these points.',
    },
    uma: {
      label: 'Points for places',
      help: 'What the first and second get from the fourth and third, in thousands.',
      choices: {
        none: 'None',
        '5-10': '5 and 10',
        '5-15': '5 and 15',
        '10-20': '10 and 20',
        '10-30': '10 and 30',
        '20-30': '20 and 30',
      },
    },
    sharedPlaces: {
      label: 'Equal players share',
      help: 'Players with equal points share what their places are worth. Otherwise the one nearer to the first dealer is ahead.',
    },
    leftSticks: {
      label: 'Riichi sticks left at the end',
      help: 'Who takes the riichi sticks that nobody has won when the game is over.',
      choices: {leader: 'The leader', nobody: 'Nobody'},
    },
    falseWinPays: {
      label: 'Paid for a false win',
      help: 'What the player loses who declares a false win.',
      choices: {nothing: 'Nothing', mangan: 'A mangan, to the others', points: '20 points of the result'},
    },
    severalWins: {
      label: 'Several wins on one tile',
      help: 'Who wins if several players can win on one tile.',
      choices: {all: 'All of them', nearest: 'The nearest after the discarder'},
    },
    severalCounters: {
      label: 'Repeat counters of several wins',
      help: 'Who is paid for repeat counters if several players win on one tile.',
      choices: {first: 'The nearest winner alone', each: 'Each winner'},
    },
    nagashi: {
      label: 'Nagashi mangan',
      help: 'If the wall runs out, a player is paid a mangan whose discards were all terminals or honors and none was called.',
    },
    threeWins: {
      label: 'Three wins on one tile',
      help: 'What happens if three players win on one tile.',
      choices: {drawn: 'The hand is drawn', paid: 'All three are paid'},
    },
    nineOrphans: {
      label: 'Nine terminals and honors',
      help: 'A player with nine kinds of terminals and honors may end the hand on the first turn.',
    },
    fourWinds: {
      label: 'Four winds',
      help: 'If the first four discards are the same wind, the hand is drawn.',
    },
    fourRiichi: {
      label: 'Four riichi',
      help: 'If all four players have declared riichi, the hand is drawn.',
    },
    fourKongs: {
      label: 'Four kongs',
      help: 'If several players have made four kongs, the hand is drawn.',
    },
    kanDora: {
      label: 'When the kong dora is turned',
      help: 'When the new indicator for a melded or added kong is turned.',
      choices: {atOnce: 'At once', afterDiscardIfMelded: 'With the discard'},
    },
    swapCalls: {
      label: 'Swap-calling',
      help: 'What you may not discard right after a call.',
      choices: {
        free: 'Free',
        sameTile: 'Not the same tile',
        bothEnds: 'Neither the same tile nor the other end',
      },
    },
    riichiNeedsDraws: {
      label: 'Draws left for riichi',
      help: 'How many draws must be left to declare riichi.',
      choices: {4: 'Four', 0: 'None'},
    },
    riichiNeedsPoints: {
      label: 'Points for riichi',
      help: 'You need 1,000 points to declare riichi.',
    },
    riichiKong: {
      label: 'Concealed kong in riichi',
      help: 'Whether a player in riichi may declare a concealed kong with the drawn tile.',
      choices: {
        sameWaits: 'If the waits stay the same',
        sameSets: 'If waits and sets stay the same',
        never: 'Never',
      },
    },
    robConcealed: {
      label: 'Robbing a concealed kong',
      help: 'Whether thirteen orphans may rob a concealed kong.',
      choices: {never: 'Never', kokushi: 'Thirteen orphans only'},
    },
    lastDiscardCalls: {
      label: 'Calling the last discard',
      help: 'Players may call the last discard. The caller’s discard is then the last one.',
    },
    falseWin: {
      label: 'False win',
      help: 'Whether a false win only makes that player’s hand dead, or ends the hand for everybody.',
      choices: {
        deadHand: 'That hand is dead and play goes on',
        endsHand: 'Drawn, with the same dealer and repeat counters',
      },
    },
  },
};
